import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, type CoursePage } from '@signpost/api-client/courses';
import type { Provider } from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';
import type { Loaded } from '@signpost/api-client/parts';
import { loadProvider } from '../../components/load-provider';
import { COURSES_PER_PAGE, EVERYTHING, readCoursesSearch, requestOf, type CoursesSearch } from './search';

/** What the page shows. */
export interface CoursesData {
  readonly provider: Provider;
  readonly search: CoursesSearch;
  /** False when some of the address meant nothing and was left out. */
  readonly usable: boolean;
  readonly courses: Loaded<CoursePage>;
}

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
  const shown: CoursesData = { provider, ...listed, usable: usable && listed.usable };
  return shown.usable ? shown : data(shown, { status: 400 });
};

/** Lists by the search; when the API refuses a choice, everything is listed. */
const list = async (
  context: ContextReader,
  providerId: string,
  search: CoursesSearch,
): Promise<Omit<CoursesData, 'provider'>> => {
  const ask = (wanted: CoursesSearch) =>
    attempt(context, coursesApi.endpoints.listCourses.initiate(requestOf(wanted, providerId)));
  const outcome = await ask(search);
  if ('data' in outcome) return { search, usable: true, courses: outcome };
  if (outcome.error.status !== 400 || search === EVERYTHING) {
    return { search, usable: true, courses: { failure: outcome.error.message } };
  }
  return { ...(await list(context, providerId, EVERYTHING)), usable: false };
};
