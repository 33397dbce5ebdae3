import { attempt, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, type CoursePage } from '@signpost/api-client/courses';
import {
  relatedKinds,
  searchApi,
  takeOff,
  waysOn,
  type RelatedKind,
  type WayOn,
} from '@signpost/api-client/search';
import { searchInstead } from '@signpost/shared-ui';
import { narrowingsOf } from './filters';
import { coursesAddress, requestOf, searching, type CoursesSearch } from './search';

/** What leads on from a list without anything in it. */
export interface Rescue {
  readonly ways: readonly WayOn[];
  /** The same words at every university; one, or none. */
  readonly elsewhere: readonly { readonly href: string; readonly total: number }[];
  /** Other kinds of things that the words find. */
  readonly related: readonly RelatedKind[];
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

const elsewhere = async (context: ContextReader, q: string): Promise<Rescue['elsewhere']> => {
  if (!q) return [];
  const request = { kind: 'courses', query: q, perPage: 0 } as const;
  const outcome = await attempt(context, searchApi.endpoints.searchIndex.initiate(request));
  const total = 'data' in outcome ? outcome.data.total : 0;
  return total > 0 ? [{ href: `/explore/search/courses?${new URLSearchParams({ q })}`, total }] : [];
};

/** Looks for ways on: changes of the search that find something here, and the words at every university and in other kinds. */
export const rescue = async (context: ContextReader, empty: Empty): Promise<Rescue> => {
  const { path, providerId, search } = empty;
  const count = async (wanted: CoursesSearch) => {
    const request = { ...requestOf(wanted, providerId), limit: 1, includeFilters: false };
    const outcome = await attempt(context, coursesApi.endpoints.listCourses.initiate(request));
    return 'data' in outcome ? outcome.data.total : undefined;
  };
  const [ways, everywhere, related] = await Promise.all([
    waysOn(ideas(empty), (wanted) => coursesAddress(path, wanted), count),
    elsewhere(context, search.q),
    relatedKinds(context, search.q, 'courses'),
  ]);
  return { ways, elsewhere: everywhere, related };
};
