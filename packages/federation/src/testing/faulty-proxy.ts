import { Agent, request as ask, type IncomingMessage } from 'node:http';
import type { Answer } from './faults';
import { openFaultyServer, type FaultyServer } from './faulty-server';

/** Hop-by-hop headers, which apply to a single connection. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

const without = <Headers extends object>(headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;

const collect = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * Opens a proxy to an HTTP server that passes everything through unless a fault applies. By default faults
 * apply to every path.
 */
export const openFaultyProxy = (upstream: string): Promise<FaultyServer> => {
  const agent = new Agent({ keepAlive: true });
  const pass = (incoming: IncomingMessage): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method, url = '/' } = incoming;
      const headers = without(incoming.headers, HOP_BY_HOP);
      const outgoing = ask(new URL(url, upstream), { method, headers, agent }, (answer) => {
        collect(answer).then(
          (body) =>
            resolve({ status: answer.statusCode ?? 502, headers: without(answer.headers, HOP_BY_HOP), body }),
          reject,
        );
      });
      outgoing.once('error', reject);
      incoming.pipe(outgoing);
    });
  return openFaultyServer(pass, () => true);
};
