import { pickPopular, shuffled } from './random';
import type { SiteRecord, SiteRecords } from './site-records';

/** One request of a visit: a server-rendered page, or a call made by a page in the browser. */
export interface VisitRequest {
  readonly kind: 'page' | 'call';
  readonly path: string;
  /** JSON body of a POST; a GET without it. */
  readonly body?: string;
}

/** A visit: its requests, and how many pages its visitor views, with and without server rendering. */
export interface Visit {
  readonly pages: number;
  readonly requests: readonly VisitRequest[];
}

const page = (path: string): VisitRequest => ({ kind: 'page', path });
const call = (path: string): VisitRequest => ({ kind: 'call', path });
const search = (requests: readonly object[]): VisitRequest => ({
  kind: 'call',
  path: '/search/1/indexes/*/queries',
  body: JSON.stringify({ requests }),
});

/** Sources of suggestions, and how many of each. */
const SUGGESTION_COUNTS = {
  d10_subject_guides: 2,
  d10_careers: 3,
  d10_universities: 3,
  d10_searches: 3,
  d10_location_guides: 2,
  d10_employers: 2,
  d10_apprenticeships: 2,
  d10_articles: 2,
};

const suggestions = (query: string): VisitRequest =>
  search(
    Object.entries(SUGGESTION_COUNTS).map(([indexName, hitsPerPage]) => ({ indexName, query, hitsPerPage })),
  );

/**
 * Search requests while a text is typed: not for each letter, because typing is faster than the debounced
 * requests.
 */
const typedRequests = (text: string): VisitRequest[] => {
  const letters = Math.min(text.length, 10);
  return Array.from({ length: Math.ceil((letters - 1) / 2) }, (_, step) =>
    suggestions(text.slice(0, Math.min(letters, 3 + 2 * step))),
  );
};

const idOf = ({ url }: SiteRecord): string => url.split('/')[3] ?? '';

/** Calls of a course page reached by client-side navigation. */
const courseCalls = (course: SiteRecord): VisitRequest[] => [
  call(`/search/api/v3/courses?courseDetailsRequest.coursePrimaryId=${course.objectID}`),
  call(`/api/v1/courses?courses=${course.objectID}&limit=1`),
];
const uniCalls = (uni: SiteRecord): VisitRequest[] => [call(`/api/v1/institution?guid=${idOf(uni)}&limit=1`)];

const REGIONS = ['London', 'Scotland', 'Wales', 'North West', 'South East'];

/**
 * Generates visits of results day, deterministic for the same random source. Of a hundred visitors 45 search
 * for a place from the home page, 30 arrive at a course and 15 at a provider from a search engine, 5 browse
 * the list of providers, and 5 see a widget in another site. They search for anything in the catalogue, with
 * some items much more often.
 */
export const visitsOf = (records: SiteRecords, random: () => number): (() => Visit) => {
  const courses = shuffled(records.courses, random);
  const unis = shuffled(records.unis, random);
  const course = () => pickPopular(courses, random);
  const uni = () => pickPopular(unis, random);
  // The first words of a title, as people search; one search in three names a place as well.
  const searchText = () => {
    const title = course().title.toLowerCase().split(' ').slice(0, 2).join(' ');
    return random() < 1 / 3 ? `${title} ${uni().title.split(' ').at(-1)?.toLowerCase()}` : title;
  };

  const searchVisit = (): Visit => {
    const text = searchText();
    const requests = [
      page('/'),
      ...typedRequests(text),
      page(`/explore/search/courses?q=${encodeURIComponent(text)}`),
      ...courseCalls(course()),
      ...courseCalls(course()),
      ...courseCalls(course()),
      ...uniCalls(uni()),
    ];
    return { pages: 6, requests };
  };
  const courseVisit = (): Visit => ({
    pages: 3,
    requests: [page(course().url), ...uniCalls(uni()), ...courseCalls(course())],
  });
  const uniVisit = (): Visit => {
    const place = uni();
    const list = call(`/api/v1/courses?unis=${place.objectID}&offset=0&limit=50&sort=ASC`);
    return { pages: 3, requests: [page(place.url), list, ...courseCalls(course())] };
  };
  const listVisit = (): Visit => {
    const filters = JSON.stringify({ region: [pickPopular(REGIONS, random)] });
    const list = `/api/v1/courses?output=provider&limit=48&filters=${encodeURIComponent(filters)}`;
    return {
      pages: 3,
      requests: [page('/explore/unis'), call(`${list}&offset=0`), call(`${list}&offset=48`)],
    };
  };
  const widgetVisit = (): Visit => {
    const subject = pickPopular(records.subjects, random).url.split('/').at(-1) ?? '';
    return { pages: 1, requests: [page(`/subject-widget?subject=${subject}`)] };
  };

  return () => {
    const share = random() * 100;
    if (share < 45) return searchVisit();
    if (share < 75) return courseVisit();
    if (share < 90) return uniVisit();
    return share < 95 ? listVisit() : widgetVisit();
  };
};
