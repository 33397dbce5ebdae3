import type { Database } from '../../../platform/database/connection';
import type { Profile } from '../../providers/profiles';
import type { CourseColumns } from '../columns';
import type { CourseCriteria, Tests } from './criteria';
import { testsOf } from './criteria';
import type { CourseFacets } from './facets';
import { courseFacets } from './facets';
import type { CourseIndex } from './in-memory-index';
import { FIGURE_SORTS } from './in-memory-index';
import { orderBy, orderByRank } from './order';
import type { CourseRow, RawCourse } from '../raw-course';
import { toRawCourse } from '../raw-course';
import type { Selection } from './selection';
import { select } from './selection';
import type { Surroundings } from '../surroundings';
import { readSurroundings } from '../surroundings';

export const courseSorts = ['title', 'distance', ...FIGURE_SORTS, 'relevance'] as const;

export interface CourseListRequest {
  criteria: CourseCriteria;
  /** 'relevance' means the order of titles when there is no text. */
  sortBy: (typeof courseSorts)[number];
  descending: boolean;
  offset: number;
  limit: number;
  academicYearId: string;
  extended: boolean;
  /** Whether to include the figures of C-07. */
  outcomes: boolean;
  /** Only courses that have this option. */
  optionId: string | undefined;
  /** Subject guides to count; undefined without facets. */
  facetGuides: readonly { id: string; title: string }[] | undefined;
}

export interface CourseList {
  total: number;
  offset: number;
  limit: number;
  results: RawCourse[];
  facets?: CourseFacets;
}

/** Data sources of a list. */
export interface CourseSource {
  database: Database;
  courses: CourseIndex;
  profiles: readonly Profile[];
}

/** Returns one page of courses: filtered, counted and sorted in memory, then read from the database in one round trip. */
export const listCourses = async (source: CourseSource, request: CourseListRequest): Promise<CourseList> => {
  const { courses, profiles } = source;
  const { criteria, offset, limit, facetGuides, optionId } = request;
  const tests = testsOf(courses, criteria);
  const selection = select(courses, tests);
  const rows = pageOf(ordered(courses, request, tests), selection, offset, limit);
  const found = await readRows(
    source.database,
    rows.map((row) => courses.columns.ids[row] ?? ''),
  );
  const surroundings = await readAllSurroundings(source, request.extended ? [...found.values()] : []);
  const results = rows.flatMap((row) => {
    const course = found.get(courses.columns.ids[row] ?? '');
    const provider = profiles[courses.columns.providerRank[row] ?? -1];
    const distance = tests.miles?.[courses.columns.placeOf[row] ?? -1] ?? null;
    const wanted = optionId === undefined || course?.body.options.some(({ id }) => id === optionId);
    return course && provider && wanted
      ? [
          toRawCourse(course, {
            ...request,
            provider,
            distance,
            surroundings: surroundings.get(course.course_id),
          }),
        ]
      : [];
  });
  const facets = facetGuides && courseFacets(selection, criteria, facetGuides);
  const total = optionId === undefined ? selection.total : results.length;
  return { total, offset, limit, results, ...(facets && { facets }) };
};

/** Returns all rows in the requested order; ties by title. */
const ordered = (
  { columns, order }: CourseIndex,
  { sortBy, descending }: CourseListRequest,
  { found, miles }: Tests,
): Iterable<number> => {
  switch (sortBy) {
    case 'title':
      return byTitle(columns.size, descending);
    case 'relevance':
      return found ?? byTitle(columns.size, false);
    case 'distance':
      return byDistance(columns, miles ?? new Float64Array(), descending);
    default:
      return order(sortBy, descending);
  }
};

/** Sorts by distance: courses share a few hundred places, which are sorted; rows without a place come last. */
const byDistance = (
  { placeOf, size }: CourseColumns,
  miles: Float64Array,
  descending: boolean,
): Int32Array => {
  const nearest = orderBy(
    miles.map((each) => Math.round(each * FEET_IN_MILE)),
    descending,
  );
  const ranks = new Int32Array(miles.length);
  nearest.forEach((place, rank) => void (ranks[place] = rank));
  return orderByRank((row) => ranks[placeOf[row] ?? -1] ?? ranks.length, size, ranks.length + 1);
};

const FEET_IN_MILE = 5280;

const byTitle = function* (size: number, descending: boolean): Generator<number> {
  for (let row = 0; row < size; row++) yield descending ? size - 1 - row : row;
};

/** Returns the page's rows, reading the order only as far as the page reaches. */
const pageOf = (order: Iterable<number>, { matches }: Selection, offset: number, limit: number): number[] => {
  const page: number[] = [];
  let seen = 0;
  for (const row of order) {
    if (!matches(row)) continue;
    if (seen++ >= offset) page.push(row);
    if (page.length === limit) break;
  }
  return page;
};

const readRows = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CourseRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('course').selectAll().where('course_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.course_id, row]));
};

const readAllSurroundings = async ({ database, courses }: CourseSource, rows: readonly CourseRow[]) => {
  if (rows.length === 0) return new Map<string, Surroundings>();
  const surveys = await courses.subjectSurveys();
  return new Map(
    await Promise.all(
      rows.map(async (row) => [row.course_id, await readSurroundings(database, row, surveys)] as const),
    ),
  );
};
