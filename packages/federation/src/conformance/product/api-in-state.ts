import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer } from '../../testing/faults';
import { openFaultyServer } from '../../testing/faulty-server';
import { emptyLists } from './emptied';

/** States of the API: answering 500 or 404 to every page request, or returning empty lists. */
export const API_STATES = ['failing', 'missing', 'empty'] as const;
export type ApiState = (typeof API_STATES)[number] | 'whole';

/** A proxy between a shell and its backend whose state can be switched while the shell runs. */
export interface ApiInState {
  readonly url: string;
  setState(state: ApiState): void;
  close(): Promise<void>;
}

/** Whether pages make this request; excludes the shell's settings, health, accounts and pictures. */
const isPageRequest = (pathname: string): boolean =>
  !/^\/(readyz|healthz|themes\/|api\/settings|api\/v1\/identity\/)/.test(pathname);

/** Headers of this connection only, or invalid after the body was read. */
const DROPPED_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
];

const keptHeaders = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !DROPPED_HEADERS.includes(name)));

const forward = async (upstream: string, incoming: IncomingMessage): Promise<Answer> => {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await buffer(incoming);
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const answer = await fetch(new URL(url, upstream), {
    method,
    headers: keptHeaders(given),
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  return {
    status: answer.status,
    headers: keptHeaders(answer.headers.entries()),
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

const withoutLists = (answer: Answer): Answer =>
  answer.status === 200 && String(answer.headers['content-type']).startsWith('application/json')
    ? { ...answer, body: Buffer.from(JSON.stringify(emptyLists(JSON.parse(answer.body.toString('utf8'))))) }
    : answer;

/** Opens a proxy to a backend that passes everything through until a state is set. */
export const openApiInState = async (upstream: string): Promise<ApiInState> => {
  let empty = false;
  const server = await openFaultyServer(async (incoming) => {
    const answer = await forward(upstream, incoming);
    return empty && isPageRequest(incoming.url ?? '/') ? withoutLists(answer) : answer;
  }, isPageRequest);
  return {
    url: server.url,
    setState(state) {
      empty = state === 'empty';
      server.setFault(state === 'failing' || state === 'missing' ? state : 'none');
    },
    close: () => server.close(),
  };
};
