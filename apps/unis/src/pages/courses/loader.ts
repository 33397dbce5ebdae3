import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, type CoursePage } from '@signpost/api-client/courses';
import type { Provider } from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, partOf, type Loaded } from '@signpost/api-client/parts';
import type { AddressProblem } from '@signpost/api-client/filters';
import { unknownFilter } from '../../components/unknown-filter';
import { loadProvider } from '../../components/provider/load-provider';
import { providerPageUrl } from '../../components/provider/provider-tabs';
import { FilterFields } from './filters-part';
import type { CourseNextSteps } from './next-steps';
import {
  amongFacets,
  COURSES_PER_PAGE,
  EVERYTHING,
  readCoursesSearch,
  requestOf,
  type CoursesSearch,
} from './search';

/** Data of the courses page. */
export interface CoursesData {
  readonly provider: Provider;
  readonly search: CoursesSearch;
  readonly problems: readonly AddressProblem[];
  readonly courses: Loaded<CoursePage>;
  /** Suggestions for an empty result. */
  readonly nextSteps: CourseNextSteps;
}

type Listed = Omit<CoursesData, 'provider' | 'nextSteps'>;

const NO_STEPS: CourseNextSteps = { steps: [], elsewhere: [], related: [] };

/**
 * Loads a provider's courses for the address. Invalid parameters are left out with status 400; a page after the
 * last is not found (B-06); when the list fails to load, the page renders with a message.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const provider = await loadProvider(args);
  const { search, problems } = readCoursesSearch(new URL(args.request.url).searchParams);
  const [listed] = await Promise.all([
    list(args.context, provider.shortProviderId, search),
    FilterFields.ready(),
  ]);
  const total = 'data' in listed.courses ? listed.courses.data.total : 0;
  const pages = Math.max(1, Math.ceil(total / COURSES_PER_PAGE));
  if ('data' in listed.courses && listed.search.page > pages) throw pageNotFound(args.request.url);
  const shown: CoursesData = {
    provider,
    ...listed,
    problems: [...problems, ...listed.problems],
    nextSteps: total === 0 ? await nextStepsOf(args.context, provider, listed) : NO_STEPS,
  };
  return shown.problems.length > 0 ? data(shown, { status: 400 }) : shown;
};

/** Loaded only for an empty result, which is rare. */
const nextStepsOf = async (
  context: ContextReader,
  provider: Provider,
  { search, courses }: Listed,
): Promise<CourseNextSteps> => {
  if (!('data' in courses)) return NO_STEPS;
  const { findNextSteps } = await import(/* webpackChunkName: "unis.courses.next-steps" */ './next-steps');
  const { shortProviderId: providerId } = provider;
  const path = providerPageUrl(provider, 'courses');
  return findNextSteps(context, { path, providerId, search, courses: courses.data });
};

/**
 * Lists courses for the search. Values of filters are looked up in the facets of the answer, or of the whole list when
 * the API refuses one; those that are not there are reported and left out.
 */
const list = async (context: ContextReader, providerId: string, search: CoursesSearch): Promise<Listed> => {
  const ask = (listSearch: CoursesSearch) =>
    loadPart(context, coursesApi.endpoints.listCourses.initiate(requestOf(listSearch, providerId)));
  const first = await attempt(
    context,
    coursesApi.endpoints.listCourses.initiate(requestOf(search, providerId)),
  );
  const refused = 'error' in first && first.error.status === 400;
  const counted = refused ? await ask(EVERYTHING) : partOf(first);
  if ('failure' in counted || !counted.data.facets) return { search, problems: [], courses: counted };
  const { search: known, unknown } = amongFacets(search, counted.data.facets);
  return {
    search: known,
    problems: unknown.map(([type, { name }]) => ({ field: type, message: unknownFilter(type, [name]) })),
    courses: !refused && isSame(known, search) ? counted : await ask(known),
  };
};

const isSame = (one: CoursesSearch, other: CoursesSearch): boolean =>
  JSON.stringify(requestOf(one, '')) === JSON.stringify(requestOf(other, ''));
