import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer } from '../../testing/faults';
import { openFaultyServer } from '../../testing/faulty-server';
import { emptied } from './emptied';

/** How the API is doing: as it is, answering 500 or 404 to everything a page asks, or finding nothing to list. */
export const API_STATES = ['failing', 'missing', 'empty'] as const;
export type ApiState = (typeof API_STATES)[number] | 'whole';

/** The API in front of a shell, whose state can be switched while the shell runs. */
export interface ApiInState {
  readonly url: string;
  setState(state: ApiState): void;
  close(): Promise<void>;
}

/** What pages ask for themselves: not the shell's own settings, health and accounts, and no pictures. */
const isAsked = (pathname: string): boolean =>
  !/^\/(readyz|healthz|themes\/|api\/settings|api\/v1\/identity\/)/.test(pathname);

/** This connection's own, or no longer true once the body was read. */
const NOT_PASSED_ON = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
];

const passedOn = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !NOT_PASSED_ON.includes(name)));

const ask = async (upstream: string, incoming: IncomingMessage): Promise<Answer> => {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await buffer(incoming);
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const answer = await fetch(new URL(url, upstream), {
    method,
    headers: passedOn(given),
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  return {
    status: answer.status,
    headers: passedOn(answer.headers.entries()),
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

const withoutLists = (answer: Answer): Answer =>
  answer.status === 200 && String(answer.headers['content-type']).startsWith('application/json')
    ? { ...answer, body: Buffer.from(JSON.stringify(emptied(JSON.parse(answer.body.toString('utf8'))))) }
    : answer;

/** Stands in front of a backend: passes everything on as it is until another state is set. */
export const openApiInState = async (upstream: string): Promise<ApiInState> => {
  let empty = false;
  const server = await openFaultyServer(async (incoming) => {
    const answer = await ask(upstream, incoming);
    return empty && isAsked(incoming.url ?? '/') ? withoutLists(answer) : answer;
  }, isAsked);
  return {
    url: server.url,
    setState(state) {
      empty = state === 'empty';
      server.setFault(state === 'failing' || state === 'missing' ? state : 'none');
    },
    close: () => server.close(),
  };
};
