import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';

const Answer = v.object({
  items: v.array(v.object({ name: v.string(), entries: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
});

/** Number of records of each kind, by the kind's name in the search service, such as `universities`. */
export type Counts = Readonly<Partial<Record<string, number>>>;

/**
 * Returns the kind in an index's name (K-10): `d10_universities`, or `d10_universities_prod` on the production host.
 */
const kindOf = (name: string): string => name.replace(/^d10_/, '').replace(/_prod$/, '');

/** `countRecords(undefined)`: the size of every search index, which is the number of records of its kind. */
export const countsApi = api.injectEndpoints({
  endpoints: (build) => ({
    countRecords: build.query<Counts, undefined>({
      queryFn: fetching<undefined, Counts>({
        subject: 'pages',
        request: () => '/search/1/indexes',
        read: (answer) =>
          Object.fromEntries(
            v.parse(Answer, answer).items.map(({ name, entries }) => [kindOf(name), entries]),
          ),
      }),
    }),
  }),
});
