import { milesBetween } from '../../catalogue/miles';
import type { CourseColumns, Place } from '../columns';
import type { CourseIndex } from './in-memory-index';
import { subjectTest } from '../figures/teaching';
import type { RowTest } from './value-lists';
import { hasAny } from './value-lists';

/** An area of a place filter. */
export type Area =
  | { kind: 'country' | 'region'; name: string }
  | { kind: 'around'; centre: Place; miles: number };

/** Filters of a list of courses. Absent fields and empty selections do not filter. */
export interface CourseCriteria {
  /** Facets; each is ignored when its own values are counted. */
  qualification: readonly string[];
  studyMode: readonly string[];
  country: readonly string[];
  subjectGuides: readonly string[];
  /** Undefined without a selection; empty when the selection contains no part of the UK. */
  locations?: readonly Area[] | undefined;
  /** Course ids. */
  ids?: readonly string[] | undefined;
  /** Short ids of providers. */
  providers?: readonly string[] | undefined;
  scheme?: string | undefined;
  /** Ids of subject guides and CAH codes; apart from the facet of subject guides. */
  subjects?: readonly string[] | undefined;
  /** Subject guides that lead to a career; apart from the facet of subject guides. */
  leadingTo?: readonly string[] | undefined;
  near?: Place | undefined;
  /** Miles from `near`. */
  radius?: number | undefined;
  /** Minimum number of graduates behind a course's pay. */
  minPeople?: number | undefined;
  /** CAH codes of the groups whose pay it may be: a course has that of any subject at its provider. */
  payOf?: readonly string[] | undefined;
  /** Ids of the courses that match a text or resemble another course, best first. */
  found?: readonly string[] | undefined;
}

export const FACET_NAMES = ['qualification', 'studyMode', 'locations', 'country', 'subjectGuides'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The criteria as row tests. */
export interface Tests {
  base: RowTest[];
  facets: Partial<Record<FacetName, RowTest>>;
  /** The rows that match the text, best first; undefined without a text. */
  found: Int32Array | undefined;
  /** Miles from `near` to each place; undefined without it. */
  miles: Float64Array | undefined;
}

/** Converts criteria to row tests. */
export const testsOf = ({ columns }: CourseIndex, criteria: CourseCriteria): Tests => {
  const { ids, near, radius, locations, minPeople, payOf } = criteria;
  const found = criteria.found && rowsOf(criteria.found, columns);
  const miles = near && milesFrom(near, columns);
  const base: (RowTest | undefined)[] = [
    ids && rowsTest(ids, columns),
    criteria.providers && hasAny(columns.provider, criteria.providers),
    criteria.scheme === undefined ? undefined : hasAny(columns.scheme, [criteria.scheme]),
    criteria.subjects && subjectTest(columns, criteria.subjects),
    criteria.leadingTo && hasAny(columns.subjectGuide, criteria.leadingTo),
    found && memberTest(found, columns),
    minPeople === undefined ? undefined : (row) => (columns.salaryPeople[row] ?? NaN) >= minPeople,
    payOf && hasAny(columns.salarySubject, groupsWithin(columns, payOf)),
    miles && radius !== undefined
      ? (row) => (miles[columns.placeOf[row] ?? -1] ?? Infinity) <= radius
      : undefined,
  ];
  const chosen = (
    column: 'qualification' | 'studyMode' | 'country' | 'subjectGuide',
    texts: readonly string[],
  ) => (texts.length === 0 ? undefined : hasAny(columns[column], texts));
  const facets = {
    qualification: chosen('qualification', criteria.qualification),
    studyMode: chosen('studyMode', criteria.studyMode),
    country: chosen('country', criteria.country),
    subjectGuides: chosen('subjectGuide', criteria.subjectGuides),
    locations: locations && areaTest(locations, columns),
  };
  return {
    base: base.filter((test) => test !== undefined),
    facets: Object.fromEntries(Object.entries(facets).filter(([, test]) => test !== undefined)),
    found,
    miles,
  };
};

/** Returns the groups of pay that lie within subjects. */
const groupsWithin = ({ salarySubject }: CourseColumns, codes: readonly string[]): string[] =>
  salarySubject.values.filter((group) => codes.some((code) => group.startsWith(code)));

const milesFrom = (near: Place, { places }: CourseColumns): Float64Array =>
  Float64Array.from(places, (place) => milesBetween(near, place));

/** Returns the rows of courses by id, in the order of the ids; unknown ids are omitted. */
const rowsOf = (ids: readonly string[], { rowOf }: CourseColumns): Int32Array =>
  Int32Array.from(ids.flatMap((id) => rowOf.get(id) ?? []));

const memberTest = (rows: Int32Array, { size }: CourseColumns): RowTest => {
  const members = new Uint8Array(size);
  for (const row of rows) members[row] = 1;
  return (row) => members[row] === 1;
};

const rowsTest = (ids: readonly string[], { rowOf }: CourseColumns): RowTest => {
  const rows = new Set(ids.map((id) => rowOf.get(id)));
  return (row) => rows.has(row);
};

const areaTest = (areas: readonly Area[], columns: CourseColumns): RowTest => {
  const tests = areas.map((area): RowTest => {
    if (area.kind !== 'around') return hasAny(columns[area.kind], [area.name]);
    const miles = milesFrom(area.centre, columns);
    return (row) => (miles[columns.placeOf[row] ?? -1] ?? Infinity) <= area.miles;
  });
  return (row) => tests.some((test) => test(row));
};
