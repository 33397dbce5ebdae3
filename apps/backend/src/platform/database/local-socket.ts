import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { ProtocolBatches } from './protocol-batches';

/** Bytes that a Unix socket's path may have. */
const MAX_PATH_LENGTH = 103;

/**
 * Where a process that holds a data directory offers its database: a socket in the directory, under the name that `psql`
 * looks for; a named pipe on Windows; the temporary folder when the directory's own path is too long for a socket.
 */
export const socketPath = (dataDirectory: string): string => {
  const directory = resolve(dataDirectory);
  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\signpost-${hash}`;
  const path = join(directory, '.s.PGSQL.5432');
  return Buffer.byteLength(path) <= MAX_PATH_LENGTH ? path : join(tmpdir(), `signpost-${hash}.sock`);
};

/**
 * Offers the embedded database on its socket, to this user alone. The caller holds the directory's lock, so that a socket
 * that is there is a dead process's. Gives how to stop. A socket that cannot be made is done without.
 */
export const offerDatabase = (dataDirectory: string, connect: () => MessagePort): (() => void) => {
  const path = socketPath(dataDirectory);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    bridge(socket, connect());
  });
  server.on('error', () => undefined);
  listenPrivately(server, path);
  server.unref();
  return () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
};

const listenPrivately = (server: Server, path: string): void => {
  if (process.platform !== 'win32') rmSync(path, { force: true });
  // The file is made while listen() runs: only its owner may use it, from its first moment on.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
};

/** Carries one client's bytes to the worker and the answers back, until either goes away. */
const bridge = (socket: Socket, port: MessagePort): void => {
  const batches = new ProtocolBatches();
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const batch of batches.push(chunk)) {
        if (batch.kind === 'bytes') port.postMessage(batch.bytes);
        else if (batch.kind === 'refuse') socket.write('N');
        else socket.destroy();
      }
    } catch {
      socket.destroy();
    }
  });
  port.on('message', (answer: Uint8Array | { error: string }) => {
    if (answer instanceof Uint8Array) socket.write(answer);
    else socket.destroy();
  });
  port.on('close', () => socket.end());
  socket.on('error', () => socket.destroy());
  socket.on('close', () => port.close());
};

/** A socket that `pg` can be given: it connects to the database offered in a data directory, whatever host it is told. */
export class LocalSocket extends Socket {
  readonly #path: string;

  constructor(dataDirectory: string) {
    super();
    this.#path = socketPath(dataDirectory);
  }

  override connect(): this {
    return super.connect(this.#path);
  }
}
