import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How a stand-in handles a request: respond, fail with a status, hang, or drop the connection. */
export type AlgoliaMood = 'answer' | 'hang' | 'reset' | number;

/** One request as the official client sent it. */
export interface AlgoliaRequest {
  readonly method: string;
  readonly path: string;
  /** Application id, key and agent: parameters of the address from browsers, headers from servers. */
  readonly credentials: Readonly<Record<'id' | 'key' | 'agent', string | null>>;
  readonly contentType: string | undefined;
  readonly requests: readonly Readonly<Record<string, unknown>>[];
}

/** A stand-in for one of Algolia's hosts: a real HTTP server on its own origin. */
export interface AlgoliaStandIn {
  readonly origin: string;
  /** The requests so far; a CORS preflight is one with the method OPTIONS. */
  readonly asked: AlgoliaRequest[];
  /** Sets the behaviour for the next requests, in order; the last one is repeated. */
  behave(...moods: readonly AlgoliaMood[]): void;
  /** Called at each request, before it is handled. */
  onAsked?: (() => void) | undefined;
  close(): Promise<void>;
}

const requestOf = async (request: IncomingMessage): Promise<AlgoliaRequest> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://algolia');
  const body = await text(request);
  const given = (name: string) => searchParams.get(name) ?? (request.headers[name] as string) ?? null;
  return {
    method: request.method ?? '',
    path: pathname,
    credentials: {
      id: given('x-algolia-application-id'),
      key: given('x-algolia-api-key'),
      agent: given('x-algolia-agent'),
    },
    contentType: request.headers['content-type'],
    requests: body ? (JSON.parse(body) as Pick<AlgoliaRequest, 'requests'>).requests : [],
  };
};

const isForbidden = ({ credentials: { id, key, agent } }: AlgoliaRequest): boolean =>
  !id || !key || !agent?.startsWith('Algolia for JavaScript');

/**
 * Starts a stand-in on a free local port. It returns these hits for every search and refuses calls without credentials.
 */
export const startAlgolia = async (hits: readonly object[] = []): Promise<AlgoliaStandIn> => {
  const asked: AlgoliaRequest[] = [];
  let moods: AlgoliaMood[] = ['answer'];
  const server = createServer(async (request, response) => {
    const call = await requestOf(request);
    asked.push(call);
    host.onAsked?.();
    const [mood] = moods.length > 1 ? moods.splice(0, 1) : moods;
    if (mood === 'hang') return;
    if (mood === 'reset') return void request.socket.destroy();
    const answer = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(body));
    if (typeof mood === 'number') return void answer(mood, { message: `It answers ${mood}`, status: mood });
    if (call.method !== 'POST' || call.path !== '/1/indexes/*/queries')
      return void answer(404, { message: 'Path not supported', status: 404 });
    if (isForbidden(call))
      return void answer(403, { message: 'Invalid Application-ID or API key', status: 403 });
    const found = { hits, nbHits: hits.length, nbPages: 1, page: 0, processingTimeMS: 1 };
    answer(200, { results: call.requests.map(({ indexName: index }) => ({ ...found, index })) });
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const host: AlgoliaStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave(...next) {
      asked.length = 0;
      moods = [...next];
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return host;
};
