import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { z } from 'zod';

const reading = z.object({
  role: z.enum(['shell', 'backend']),
  pid: z.number(),
  /** Bytes of the JavaScript heap, and of external memory, after a garbage collection. */
  heapUsed: z.number(),
  external: z.number(),
  /** Bytes of the whole process. */
  rss: z.number(),
  handles: z.number(),
  /** Event loop delay in milliseconds, 99th percentile. */
  delayP99: z.number(),
});

/** Measurements of one process of the product. */
export type Reading = z.infer<typeof reading>;

const readProbe = (socketPath: string): Promise<Reading | undefined> =>
  new Promise((resolve) => {
    const outgoing = request({ socketPath, path: '/' }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('end', () => resolve(reading.parse(JSON.parse(text))));
    });
    // A worker that was replaced leaves its socket behind.
    outgoing.once('error', () => resolve(undefined));
    outgoing.end();
  });

/** Reads every process that has a probe socket in the folder; exited processes are skipped. */
export const readProbes = async (folder: string): Promise<Reading[]> => {
  const sockets = (await readdir(folder)).filter((file) => file.endsWith('.sock'));
  const readings = await Promise.all(sockets.map((file) => readProbe(path.join(folder, file))));
  return readings.flatMap((one) => one ?? []);
};
