import { createReadStream } from 'node:fs';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { resolveBuildFile } from './build-files';
import { RELOAD_EVENTS_PATH } from './reload-events';
import type { ReloadEventStream } from './reload-event-stream';

/** Options of the development proxy. */
export interface DevProxyOptions {
  /** Name of the remote in development. */
  readonly name: string;
  /** Folder of its builds. */
  readonly build: string;
  readonly events: ReloadEventStream;
  /** The shell's port on localhost; undefined while it starts. */
  shellPort(): number | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

const sendFile = (response: ServerResponse, file: string): void => {
  const content = createReadStream(file);
  content.once('open', () => {
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    content.pipe(response);
  });
  content.once('error', () => response.writeHead(404).end());
};

const proxyToShell = (port: number, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url, headers } = request;
  const outgoing = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.once('close', () => outgoing.destroy());
  request.pipe(outgoing);
};

/**
 * The server that the browser connects to in development: it serves the remote's client builds and the build
 * events, and passes everything else to the shell. All share one origin, so the shell runs unchanged
 * and its policy needs no exception.
 */
export const createDevProxy = ({ name, build, events, shellPort }: DevProxyOptions): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === RELOAD_EVENTS_PATH) return events.open(request, response);
    const file = resolveBuildFile(name, pathname);
    if (file) return sendFile(response, path.join(build, file));
    const port = shellPort();
    if (port) return proxyToShell(port, request, response);
    response.writeHead(503, { 'retry-after': '1' }).end('Signpost is starting. Try again in a moment.\n');
  });
