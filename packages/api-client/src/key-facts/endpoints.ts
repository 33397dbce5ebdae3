import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import type { KeyFact } from './types';

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

/** Dates, limits, fees and loans of an application: `listKeyFacts(undefined)` returns all of them. */
export const keyFactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listKeyFacts: build.query<readonly KeyFact[], undefined>({
      queryFn: fetching<undefined, readonly KeyFact[]>({
        subject: 'pages',
        request: () => '/api/v1/key-facts',
        read: (answer, report) => readEach(RawFact, memberOf(answer, 'facts'), 'A fact', report),
      }),
    }),
  }),
});
