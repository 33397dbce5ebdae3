import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, type CoursePage } from '@signpost/api-client/courses';
import type { Provider } from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';
import type { Loaded } from '@signpost/api-client/parts';
import { loadProvider } from '../../components/load-provider';
import { providerPageUrl } from '../../components/provider-tabs';
import type { CourseNextSteps } from './next-steps';
import { COURSES_PER_PAGE, EVERYTHING, readCoursesSearch, requestOf, type CoursesSearch } from './search';

/** What the page shows. */
export interface CoursesData {
  readonly provider: Provider;
  readonly search: CoursesSearch;
  /** False when some of the address meant nothing and was left out. */
  readonly usable: boolean;
  readonly courses: Loaded<CoursePage>;
  /** What leads on when nothing was found. */
  readonly nextSteps: CourseNextSteps;
}

type Listed = Omit<CoursesData, 'provider' | 'nextSteps'>;

const NO_STEPS: CourseNextSteps = { steps: [], elsewhere: [], related: [] };

/**
 * Loads a provider's courses by the address. What the address asks that means nothing is left out with status
 * 400; a page after the last is not found (B-06); when the list cannot be had, the page says so and stands.
 */
export const loader = async (asked: LoaderFunctionArgs) => {
  const provider = await loadProvider(asked);
  const { search, usable } = readCoursesSearch(new URL(asked.request.url).searchParams);
  const listed = await list(asked.context, provider.shortProviderId, search);
  const total = 'data' in listed.courses ? listed.courses.data.total : 0;
  const pages = Math.max(1, Math.ceil(total / COURSES_PER_PAGE));
  if ('data' in listed.courses && listed.search.page > pages) throw pageNotFound(asked.request.url);
  const shown: CoursesData = {
    provider,
    ...listed,
    usable: usable && listed.usable,
    nextSteps: total === 0 ? await nextStepsOf(asked.context, provider, listed) : NO_STEPS,
  };
  return shown.usable ? shown : data(shown, { status: 400 });
};

/** Loaded when nothing was found, which is seldom. */
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

/** Lists by the search; when the API refuses a choice, everything is listed. */
const list = async (context: ContextReader, providerId: string, search: CoursesSearch): Promise<Listed> => {
  const ask = (wanted: CoursesSearch) =>
    attempt(context, coursesApi.endpoints.listCourses.initiate(requestOf(wanted, providerId)));
  const outcome = await ask(search);
  if ('data' in outcome) return { search, usable: true, courses: outcome };
  if (outcome.error.status !== 400 || search === EVERYTHING) {
    return { search, usable: true, courses: { failure: outcome.error.message } };
  }
  return { ...(await list(context, providerId, EVERYTHING)), usable: false };
};
