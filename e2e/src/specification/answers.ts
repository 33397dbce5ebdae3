import type { Call, Stand } from './stand';

/** A value of JSON: tests know its shape, and fail on another one. */
export type Json = { [key: string]: Json } & Json[] & string & number;

/** Sets values at paths such as `data.Job.0.Title`, and returns the answer. A path that does not exist is left alone. */
const change = (answer: unknown, changes: Readonly<Record<string, unknown>>): Json => {
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Json | undefined>((at, key) => at?.[key], answer as Json) as
      | Record<string, unknown>
      | undefined;
    if (parent) parent[last] = value;
  }
  return answer as Json;
};

/** Answers with the backend's own JSON in which the values at some paths are others. */
export const answerWith = (
  stand: Stand,
  path: string,
  changes: Readonly<Record<string, unknown>>,
  applies: (call: Call) => boolean = () => true,
): void =>
  stand.answer(path, async (call, real) => ({
    body: applies(call) ? change(await real(), changes) : await real(),
  }));

/** The elements of a page, without its scripts and comments. */
export const markup = (html: string): string =>
  html.replace(/<(script|style|template)\b[^]*?<\/\1>|<!--[^]*?-->/g, '');

/** The values that a name has in the page's data for the browser, as text. */
export const inData = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\\\*"${name}\\\\*":\\\\*"?([^",\\\\}]*)`, 'g'))].map(
    ([, value = '']) => value,
  );

/** The bodies of all searches that were sent to the search service, one for each query. */
export const searchesOf = (calls: readonly Call[]): Json[] =>
  calls
    .filter(({ path }) => path.startsWith('/search/1/'))
    .flatMap(({ body }) => (JSON.parse(body) as { requests: Json[] }).requests);
