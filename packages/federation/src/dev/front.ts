import { createReadStream } from 'node:fs';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { fileOfBuild } from './build-files';
import { NEWS_PATH } from './news';
import type { NewsStream } from './news-stream';

/** What the front needs. */
export interface FrontOptions {
  /** The remote that is worked on. */
  readonly name: string;
  /** Folder of its newest build. */
  readonly build: string;
  readonly news: NewsStream;
  /** The shell's loopback port; nothing while it starts. */
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

const passOn = (port: number, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url, headers } = request;
  const passed = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.once('close', () => passed.destroy());
  request.pipe(passed);
};

/**
 * What the browser talks to in development: the shell behind the same origin, with the remote's newest browser files
 * and the news of builds in front of it. So the shell runs as it is, and its policy needs no exception.
 */
export const createFront = ({ name, build, news, shellPort }: FrontOptions): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === NEWS_PATH) return news.open(request, response);
    const file = fileOfBuild(name, pathname);
    if (file) return sendFile(response, path.join(build, file));
    const port = shellPort();
    if (port) return passOn(port, request, response);
    response.writeHead(503, { 'retry-after': '1' }).end('Signpost is starting. Try again in a moment.\n');
  });
