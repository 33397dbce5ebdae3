import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { z } from 'zod';

const reading = z.object({
  role: z.enum(['shell', 'backend']),
  pid: z.number(),
  /** Bytes of the JavaScript heap, and of what it holds outside, after a garbage collection. */
  heapUsed: z.number(),
  external: z.number(),
  /** Bytes of the whole process. */
  rss: z.number(),
  handles: z.number(),
  /** Milliseconds by which the event loop was late, of 100 turns the second latest. */
  delayP99: z.number(),
});

/** What one process of the product says of itself. */
export type Reading = z.infer<typeof reading>;

const ask = (socketPath: string): Promise<Reading | undefined> =>
  new Promise((resolve) => {
    const asking = request({ socketPath, path: '/' }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('end', () => resolve(reading.parse(JSON.parse(text))));
    });
    // A worker that was replaced leaves its socket behind.
    asking.once('error', () => resolve(undefined));
    asking.end();
  });

/** Asks every process whose probe has a socket in the folder; those that have ended are left out. */
export const readProbes = async (folder: string): Promise<Reading[]> => {
  const sockets = (await readdir(folder)).filter((file) => file.endsWith('.sock'));
  const readings = await Promise.all(sockets.map((file) => ask(path.join(folder, file))));
  return readings.flatMap((one) => one ?? []);
};
