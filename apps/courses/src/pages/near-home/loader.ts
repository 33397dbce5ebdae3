import { t } from '@signpost/language';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load, type ContextReader } from '@signpost/api-client/base';
import { subjectPayApi, subjectsApi, type Subject } from '@signpost/api-client/guides';
import { loadPart } from '@signpost/api-client/parts';
import { searchApi } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { loadCourses } from '../../components/load-courses';
import { lookUp, type From } from '../../components/place';
import type { NearbySearch } from './nearby-url';
import { readNearby } from './read-nearby';
import type { Nearby, NearHomeData } from './page-data';

/** Courses per page: the size of one batch call by id (V-03). */
const COURSES_PER_PAGE = 20;

const findNearby = async (
  context: ContextReader,
  { radius, page }: NearbySearch,
  { lat, lng }: From,
  subjects: readonly Subject[],
  subject: Subject | undefined,
): Promise<Nearby> => {
  const found = await load(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'courses',
      page,
      perPage: COURSES_PER_PAGE,
      brief: true,
      facets: ['subjects'],
      everyValue: true,
      near: { lat, lng, radius },
      ...(subject && { chosen: { subjects: [subject.title] } }),
    }),
  );
  return {
    total: found.total,
    pages: found.pages,
    courses: await loadCourses(context, found.hits),
    subjects: (found.facets.subjects ?? []).flatMap(({ value, count }) => {
      const id = subjects.find(({ title }) => title === value)?.id;
      return id === undefined ? [] : [{ id, title: value, count }];
    }),
  };
};

/**
 * Loads the courses within reach of a postcode and the pay of the chosen subject in its region. Invalid parts of the
 * address are reported with status 400 and lose nothing else; a page after the last is not found (B-06).
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const parameters = new URL(request.url).searchParams;
  const read = readNearby(parameters);
  const [subjects, from] = await Promise.all([
    load(context, subjectsApi.endpoints.listSubjects.initiate(undefined)),
    lookUp(context, parameters),
  ]);
  const subject = subjects.find(({ id }) => id === read.search.subject);
  const isUnknown = read.search.subject !== null && !subject;
  const search = { ...read.search, subject: subject?.id ?? null };
  const place = from.from;
  const [nearby, pay] = await Promise.all([
    place && findNearby(context, search, place, subjects, subject),
    place?.region && subject
      ? loadPart(
          context,
          subjectPayApi.endpoints.getSubjectPay.initiate({ subject: subject.id, region: place.region }),
        )
      : null,
  ]);
  if (search.page > Math.max(1, nearby?.pages ?? 1)) throw pageNotFound(request.url);
  const page: NearHomeData = {
    search,
    problems: [
      ...read.problems,
      ...(isUnknown
        ? [{ field: 'subject', message: t('We do not know that subject. It is left out.') }]
        : []),
    ],
    from,
    subjects: subjects.map(({ id, title }) => ({ id, title })),
    nearby,
    pay,
  };
  return page.problems.length > 0 || from.error ? data(page, { status: 400 }) : page;
};
