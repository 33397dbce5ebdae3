import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { ProtocolBatches } from './protocol-batches';

/** The limit that operating systems set for the path of a Unix socket. */
const MAX_PATH_BYTES = 103;

/**
 * The path of the socket on which a process serves its embedded database: in the data directory, under the name that
 * `psql` expects; a named pipe on Windows; in the temporary folder when the path would be too long for a socket.
 */
export const socketPath = (dataDirectory: string): string => {
  const directory = resolve(dataDirectory);
  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\signpost-${hash}`;
  const path = join(directory, '.s.PGSQL.5432');
  return Buffer.byteLength(path) <= MAX_PATH_BYTES ? path : join(tmpdir(), `signpost-${hash}.sock`);
};

/**
 * Serves the embedded database on its socket, for the current user only. The caller holds the lock of the directory, so
 * an existing socket file belongs to a dead process. Returns a function that stops. Errors of the socket are ignored,
 * because only imports need it.
 */
export const listenOnLocalSocket = (dataDirectory: string, connect: () => MessagePort): (() => void) => {
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
  // listen() creates the file synchronously; the umask makes it private from the start.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
};

/** Forwards bytes between one client and the worker until either closes. */
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

/** A socket for `pg` that connects to the local socket of a data directory and ignores host and port. */
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
