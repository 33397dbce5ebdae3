import { createReadStream, existsSync } from 'node:fs';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { parseBuildFile, parseHotUpdate } from './build-files';
import { RELOAD_EVENTS_PATH } from './reload-events';
import type { ReloadEventStream } from './reload-event-stream';

/** Options of the development proxy. */
export interface DevProxyOptions {
  /** Name of the remote in development. */
  readonly name: string;
  /** Folder of its builds. */
  readonly build: string;
  /** Folder of its releases. */
  readonly releases: string;
  /** Hash of its newest client build. */
  newest(): string | undefined;
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
 * Returns the file on disk for an address of the remote; undefined when the shell serves it. A page that is older than
 * the builds and releases that are kept runs the newest build by then, and gets its files.
 */
const fileOnDisk = (
  { name, build, releases, newest }: Pick<DevProxyOptions, 'name' | 'build' | 'releases' | 'newest'>,
  pathname: string,
): string | undefined => {
  const update = parseHotUpdate(name, pathname);
  if (update) return path.join(build, 'hot', update);
  const parsed = parseBuildFile(name, pathname);
  if (!parsed || (parsed.release && existsSync(path.join(releases, parsed.release)))) return undefined;
  const isKept = parsed.build && existsSync(path.join(build, 'client', parsed.build));
  return path.join(build, 'client', (isKept ? parsed.build : newest()) ?? 'none', parsed.file);
};

/**
 * The server that the browser connects to in development: it serves the remote's client builds and the build
 * events, and passes everything else to the shell. All share one origin, so the shell runs unchanged
 * and its policy needs no exception.
 */
export const createDevProxy = ({ events, shellPort, ...remote }: DevProxyOptions): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === RELOAD_EVENTS_PATH) return events.open(request, response);
    const file = fileOnDisk(remote, pathname);
    if (file) return sendFile(response, file);
    const port = shellPort();
    if (port) return proxyToShell(port, request, response);
    response.writeHead(503, { 'retry-after': '1' }).end('Signpost is starting. Try again in a moment.\n');
  });
