import { attempt, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, type CoursePage } from '@signpost/api-client/courses';
import { relatedKinds, searchApi, takeOff, findSteps, type NextSteps } from '@signpost/api-client/search';
import { searchInstead } from '@signpost/shared-ui';
import { activeFilters } from './chips';
import { coursesAddress, requestOf, searching, type CoursesSearch } from './search';

/** Suggestions for an empty list of courses. */
export interface CourseNextSteps extends NextSteps {
  /** The same query at all universities; one entry or none. */
  readonly elsewhere: readonly { readonly href: string; readonly total: number }[];
}

/** The empty list: its provider and its path. */
interface Empty {
  readonly path: string;
  readonly providerId: string;
  readonly search: CoursesSearch;
  readonly courses: CoursePage;
}

const ideas = ({ search, courses: { understood } }: Empty) => [
  ...(understood?.suggestion
    ? [
        {
          name: searchInstead(understood.suggestion),
          search: searching(search, understood.suggestion),
        },
      ]
    : []),
  ...activeFilters({ search, understood }).map(({ label, without }) => ({
    name: takeOff(label),
    search: without,
  })),
];

const elsewhere = async (context: ContextReader, q: string): Promise<CourseNextSteps['elsewhere']> => {
  if (!q) return [];
  const request = { kind: 'courses', query: q, perPage: 0 } as const;
  const outcome = await attempt(context, searchApi.endpoints.searchIndex.initiate(request));
  const total = 'data' in outcome ? outcome.data.total : 0;
  return total > 0 ? [{ href: `/explore/search/courses?${new URLSearchParams({ q })}`, total }] : [];
};

/**
 * Returns suggestions: changed searches that have results here, and the query at all universities and in other kinds.
 */
export const findNextSteps = async (context: ContextReader, empty: Empty): Promise<CourseNextSteps> => {
  const { path, providerId, search } = empty;
  const count = async (changedSearch: CoursesSearch) => {
    const request = { ...requestOf(changedSearch, providerId), limit: 1, includeFilters: false };
    const outcome = await attempt(context, coursesApi.endpoints.listCourses.initiate(request));
    return 'data' in outcome ? outcome.data.total : undefined;
  };
  const [steps, everywhere, related] = await Promise.all([
    findSteps(ideas(empty), (changedSearch) => coursesAddress(path, changedSearch), count),
    elsewhere(context, search.q),
    relatedKinds(context, search.q, 'courses'),
  ]);
  return { steps, elsewhere: everywhere, related };
};
