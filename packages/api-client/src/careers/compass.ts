import * as v from 'valibot';
import { api, fetching, type Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import { toSummary } from './mapper';
import { RawDirected } from './schema';
import type { CareerSummary, EducationLevel, Named } from './types';

/** What one may start from to find careers. */
export const START_KINDS = ['subject', 'skill', 'interest'] as const;
export type StartKind = (typeof START_KINDS)[number];

/** A subject, a skill or an interest, and how many careers it leads to. Its id is unique among those of its kind. */
export interface Start extends Named {
  readonly kind: StartKind;
  readonly careers: number;
}

/** A career that a start leads to. */
export interface DirectedCareer extends CareerSummary {
  readonly levels: readonly EducationLevel[];
  /** Regions where an apprenticeship on this site trains for it. */
  readonly regions: readonly string[];
}

/** Where a start leads, by title, and what else leads to many of the same careers. */
export interface Directions extends Named {
  readonly kind: StartKind;
  readonly careers: readonly DirectedCareer[];
  readonly near: readonly (Start & { readonly shared: number })[];
}

const text = v.pipe(v.string(), v.minLength(1));
const start = { kind: v.picklist(START_KINDS), title: text, careers: v.number() };
const RawStart = v.object({ id: text, attributes: v.object(start) });
const RawDirections = v.object({
  id: text,
  attributes: v.object({
    ...start,
    careers: v.array(v.unknown()),
    near: v.array(v.object({ id: text, ...start, shared: v.number() })),
  }),
});

const readDirections = (answer: unknown, report: Report): Directions => {
  const { id, attributes } = v.parse(RawDirections, memberOf(answer, 'data'));
  const careers = readEach(RawDirected, attributes.careers, 'A career', report).map((raw) => {
    const { levels, regions } = raw.attributes;
    return { ...toSummary(raw), levels, regions };
  });
  return { id, ...attributes, careers };
};

/**
 * The compass.
 * - `listStarts(undefined)`: all that one may start from, by kind and title.
 * - `getDirections({ kind, id })`: the careers that one of them leads to; the error has status 404 for a start there is not.
 */
export const compassApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStarts: build.query<readonly Start[], undefined>({
      queryFn: fetching<undefined, readonly Start[]>({
        subject: 'careers',
        request: () => '/api/v1/emsi/compass',
        read: (answer, report) =>
          readEach(RawStart, memberOf(answer, 'data'), 'A start', report).map(({ id, attributes }) => ({
            id,
            ...attributes,
          })),
      }),
    }),
    getDirections: build.query<Directions, Pick<Start, 'kind' | 'id'>>({
      queryFn: fetching<Pick<Start, 'kind' | 'id'>, Directions>({
        subject: 'careers',
        request: ({ kind, id }) => `/api/v1/emsi/compass/${kind}/${encodeURIComponent(id)}`,
        read: readDirections,
      }),
    }),
  }),
});
