import { expect, test, type Call } from './stand';

/** The parameters of a call. */
export const queryOf = ({ query }: Call): Readonly<Record<string, string>> => Object.fromEntries(query);

/** A call that a page makes, with at least these parameters. */
export interface Expected {
  readonly page: string;
  readonly call: string;
  readonly host?: Call['host'];
  readonly has?: Readonly<Record<string, string | RegExp>>;
}

/** Fetches pages, and expects the call of each. */
export const calls = (title: string, ...expected: readonly Expected[]): void =>
  test(title, async ({ stand, saw }) => {
    for (const { page, call, host = 'api', has = {} } of expected) {
      const before = stand.calls.length;
      await stand.get(page);
      const made = stand.calls.slice(before).filter(({ path }) => path === call);
      const wanted = Object.entries(has).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : expect.stringMatching(value),
      ]);
      expect(
        made.map((one) => ({ host: one.host, method: one.method, query: queryOf(one) })),
        `${call} for ${page}`,
      ).toContainEqual({ host, method: 'GET', query: expect.objectContaining(Object.fromEntries(wanted)) });
      const [query] = made.map(queryOf);
      saw(`${host === 'services' ? '{services}' : ''}${call}?${new URLSearchParams(query)}`.slice(0, 160));
    }
  });
