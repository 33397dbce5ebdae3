import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Shell } from '../product';

/** As the product compresses its pages, and its files once at build time. */
const PAGE_QUALITY = 4;
const FILE_QUALITY = 11;

const COMPRESSED = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** Headers of the server that describe its own encoding of the body. */
const ENCODING_HEADERS = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const compress = (body: Buffer, quality: number): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const load = async (url: string, { accept = '*/*' }: IncomingMessage['headers']): Promise<Answer> => {
  const answer = await fetch(url, { headers: { accept, 'accept-encoding': 'identity' }, redirect: 'manual' });
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !ENCODING_HEADERS.includes(name)),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  if (!COMPRESSED.test(type)) return { status: answer.status, headers, body };
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: compress(body, type.startsWith('text/html') ? PAGE_QUALITY : FILE_QUALITY),
  };
};

/**
 * Serves a framework's pages as a CDN would: compressed with Brotli, and its files compressed once. Pictures come from
 * the product's backend.
 */
export const serveAsCdn = async (site: string, backend: string): Promise<Shell> => {
  const files = new Map<string, Promise<Answer>>();
  const answerTo = (request: IncomingMessage): Promise<Answer> => {
    const path = request.url ?? '/';
    if (path.startsWith('/themes/')) return load(backend + path, request.headers);
    if (!/\.(js|css)$/.test(path)) return load(site + path, request.headers);
    const known = files.get(path) ?? load(site + path, request.headers);
    files.set(path, known);
    return known;
  };
  const send = (response: ServerResponse, { status, headers, body }: Answer): void => {
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };
  const server = createServer((request, response) => {
    answerTo(request).then(
      (answer) => send(response, answer),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
