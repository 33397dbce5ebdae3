import * as v from 'valibot';
import { api, fetching, type Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import { toSummary } from './mapper';
import { RawDirected } from './schema';
import type { CareerSummary, EducationLevel, Named } from './types';

/** The kinds of starting points for finding careers. */
export const START_KINDS = ['subject', 'skill', 'interest'] as const;
export type StartKind = (typeof START_KINDS)[number];

/** A subject, a skill or an interest, and how many careers it leads to. Ids are unique within a kind. */
export interface Start extends Named {
  readonly kind: StartKind;
  readonly careers: number;
}

/** A career that a starting point leads to. */
export interface DirectedCareer extends CareerSummary {
  readonly levels: readonly EducationLevel[];
  /** Regions with an apprenticeship on this site for this career. */
  readonly regions: readonly string[];
}

/** The careers of a starting point, by title, and other starting points that lead to many of the same careers. */
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
 * The careers compass. `listStarts(undefined)`: all starting points, by kind and title. `getDirections({ kind,
 * id })`: the careers of one starting point; the error has status 404 when it does not exist.
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
