import { t } from '@signpost/language';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load, siteAddresses, type ContextReader } from '@signpost/api-client/base';
import { courseSearchUrl } from '@signpost/api-client/courses';
import { choiceOf, optionOf } from '@signpost/api-client/filters';
import { subjectsApi, type Subject } from '@signpost/api-client/guides';
import { searchApi, spellingOf, type SearchRequest, type NextSteps } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { loadCourses } from '../../components/load-courses';
import { lookUp, type LookedUp } from '../../components/place';
import { FilterFields } from './filter-fields-part';
import { FoundCourses, Start } from './parts';
import { readSearch } from './search/read-search';
import type * as NextStepsModule from './next-steps';
import { isAsked, shownTypes, type LandingSearch } from './search/search';
import { toRequest } from './search/to-request';
import type { Found, PopularSubject, LandingData } from './page-data';

const POPULAR_SHOWN = 12;

/**
 * Loads the landing page from its address. The search service finds and counts (C-19), and the courses are
 * fetched by their ids (C-04, V-03). Invalid parameters are reported and left out with status 400; a page after the
 * last is not found (B-06). Error messages follow.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const parameters = new URL(request.url).searchParams;
  const read = readSearch(parameters);
  const [subjects, from] = await Promise.all([
    load(context, subjectsApi.endpoints.listSubjects.initiate(undefined)),
    lookUp(context, parameters),
  ]);
  const { subject: given } = read.search;
  const subject =
    given &&
    optionOf(
      subjects.map(({ id, title }) => choiceOf(id, title)),
      given,
    );
  const search: LandingSearch = { ...read.search, subject: subject ?? null };
  const [found] = isAsked(search)
    ? await Promise.all([find(context, search, from), FoundCourses.ready(), FilterFields.ready()])
    : [null, await Start.ready()];
  if (search.page > Math.max(1, found?.pages ?? 1)) throw pageNotFound(request.url);
  const { courseSearch } = siteAddresses();
  const shown: LandingData = {
    search,
    problems: [
      ...read.problems,
      ...(given && !subject
        ? [{ field: 'subject', message: t('We do not know that subject. It is left out.') }]
        : []),
    ],
    from,
    subjects: subjects.map(({ id, title }) => ({ id, title })),
    found,
    nextSteps: found?.total === 0 ? await findNextSteps(context, { search, from, found }) : null,
    popular: found ? { data: [] } : await popularOf(context, subjects),
    elsewhere: courseSearch && courseSearchUrl(courseSearch, search.q || (subject?.name ?? '')),
  };
  return shown.problems.length > 0 || from.error ? data(shown, { status: 400 }) : shown;
};

/** Loaded only for an empty result, which is rare. */
const findNextSteps = async (
  ...asked: Parameters<typeof NextStepsModule.findNextSteps>
): Promise<NextSteps> =>
  (await import(/* webpackChunkName: "courses.landing.next-steps" */ './next-steps')).findNextSteps(...asked);

const find = async (context: ContextReader, search: LandingSearch, from: LookedUp): Promise<Found> => {
  const page = await load(context, searchApi.endpoints.searchIndex.initiate(toRequest(search, from)));
  const courses = await loadCourses(context, page.hits);
  const facets: Found['facets'] = Object.fromEntries(
    shownTypes(search).map((type) => [type, page.facets[type] ?? []]),
  );
  const made = { facets, understood: page.understood, suggestion: spellingOf(page) };
  // Only courses of one cycle are listed (K-11), so there are none of another year.
  if (search.start !== null && courses.some(({ course }) => Number(course.academicYearId) !== search.start)) {
    return { ...made, total: 0, pages: 0, courses: [] };
  }
  return { total: page.total, pages: page.pages, courses, ...made };
};

const popularOf = async (
  context: ContextReader,
  subjects: readonly Subject[],
): Promise<Loaded<readonly PopularSubject[]>> => {
  const counting: SearchRequest = { kind: 'courses', perPage: 0, facets: ['subjects'] };
  const counted = await loadPart(context, searchApi.endpoints.searchIndex.initiate(counting));
  if ('failure' in counted) return counted;
  const counts = counted.data.facets.subjects ?? [];
  return {
    data: counts
      .flatMap(({ value, count }) => {
        const id = subjects.find(({ title }) => title === value)?.id;
        return id === undefined ? [] : [{ id, title: value, count }];
      })
      .slice(0, POPULAR_SHOWN),
  };
};
