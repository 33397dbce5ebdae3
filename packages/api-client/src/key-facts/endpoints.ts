import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import type { KeyFacts } from './types';

const text = v.pipe(v.string(), v.minLength(1));

const RawFact = v.object({
  id: text,
  kind: v.picklist(['date', 'limit', 'fee', 'loan', 'repayment']),
  label: text,
  value: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  entry: v.nullable(v.number()),
  year: text,
  source: v.object({ name: text, url: v.pipe(v.string(), v.regex(/^https:\/\//)) }),
  checked: v.pipe(v.string(), v.isoDate()),
});

const Cycle = v.pipe(v.number(), v.integer());

/** Dates, limits, fees and loans of an application: `listKeyFacts(undefined)` returns all of them. */
export const keyFactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listKeyFacts: build.query<KeyFacts, undefined>({
      queryFn: fetching<undefined, KeyFacts>({
        subject: 'pages',
        request: () => '/api/v1/key-facts',
        read: (answer, report) => ({
          cycle: v.parse(Cycle, memberOf(answer, 'cycle')),
          facts: readEach(RawFact, memberOf(answer, 'facts'), 'A fact', report),
        }),
      }),
    }),
  }),
});
