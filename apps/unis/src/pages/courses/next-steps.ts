import { attempt, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, type CoursePage } from '@signpost/api-client/courses';
import { relatedKinds, searchApi, takeOff, findSteps, type NextSteps } from '@signpost/api-client/search';
import { searchInstead } from '@signpost/shared-ui';
import { narrowingsOf } from './filters';
import { coursesAddress, requestOf, searching, type CoursesSearch } from './search';

/** What may be done next about a list of courses without anything in it. */
export interface CourseNextSteps extends NextSteps {
  /** The same words at every university; one, or none. */
  readonly elsewhere: readonly { readonly href: string; readonly total: number }[];
}

/** The list that was empty: of which provider, and where it stands. */
interface Empty {
  readonly path: string;
  readonly providerId: string;
  readonly search: CoursesSearch;
  readonly courses: CoursePage;
}

const ideas = ({ search, courses: { understood, facets } }: Empty) => [
  ...(understood?.suggestion
    ? [
        {
          name: searchInstead(understood.suggestion),
          search: searching(search, understood.suggestion),
        },
      ]
    : []),
  ...narrowingsOf({ search, facets, understood }).map(({ label, without }) => ({
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

/** Looks for next steps: changes of the search that find something here, and the words at every university and in other kinds. */
export const findNextSteps = async (context: ContextReader, empty: Empty): Promise<CourseNextSteps> => {
  const { path, providerId, search } = empty;
  const count = async (wanted: CoursesSearch) => {
    const request = { ...requestOf(wanted, providerId), limit: 1, includeFilters: false };
    const outcome = await attempt(context, coursesApi.endpoints.listCourses.initiate(request));
    return 'data' in outcome ? outcome.data.total : undefined;
  };
  const [steps, everywhere, related] = await Promise.all([
    findSteps(ideas(empty), (wanted) => coursesAddress(path, wanted), count),
    elsewhere(context, search.q),
    relatedKinds(context, search.q, 'courses'),
  ]);
  return { steps, elsewhere: everywhere, related };
};
