import { popular, shuffled } from './random';
import type { SiteRecord, SiteRecords } from './site-records';

/** One request of a visit: a page that the server renders, or a call of a page that runs in the browser. */
export interface Asked {
  readonly kind: 'page' | 'call';
  readonly path: string;
  /** JSON to post; without it, a GET. */
  readonly body?: string;
}

/** A visit: what is asked, and how many pages its visitor sees, with and without the server's help. */
export interface Visit {
  readonly pages: number;
  readonly asked: readonly Asked[];
}

const page = (path: string): Asked => ({ kind: 'page', path });
const call = (path: string): Asked => ({ kind: 'call', path });
const search = (requests: readonly object[]): Asked => ({
  kind: 'call',
  path: '/search/1/indexes/*/queries',
  body: JSON.stringify({ requests }),
});

/** Where suggestions come from, and how many of each. */
const SUGGESTED = {
  d10_subject_guides: 2,
  d10_careers: 3,
  d10_universities: 3,
  d10_searches: 3,
  d10_location_guides: 2,
  d10_employers: 2,
  d10_apprenticeships: 2,
  d10_articles: 2,
};

const suggestions = (query: string): Asked =>
  search(Object.entries(SUGGESTED).map(([indexName, hitsPerPage]) => ({ indexName, query, hitsPerPage })));

/** What the search service is asked while a text is typed: not for each letter, as people type faster than is asked. */
const typed = (text: string): Asked[] => {
  const letters = Math.min(text.length, 10);
  return Array.from({ length: Math.ceil((letters - 1) / 2) }, (_, step) =>
    suggestions(text.slice(0, Math.min(letters, 3 + 2 * step))),
  );
};

const idOf = ({ url }: SiteRecord): string => url.split('/')[3] ?? '';

/** The calls of a course's page that was opened inside the site. */
const openedCourse = (course: SiteRecord): Asked[] => [
  call(`/search/api/v3/courses?courseDetailsRequest.coursePrimaryId=${course.objectID}`),
  call(`/api/v1/courses?courses=${course.objectID}&limit=1`),
];
const openedUni = (uni: SiteRecord): Asked[] => [call(`/api/v1/institution?guid=${idOf(uni)}&limit=1`)];

const REGIONS = ['London', 'Scotland', 'Wales', 'North West', 'South East'];

/**
 * Visits on the day of results, the same for the same source of numbers. Of a hundred visitors 45 look for a place from
 * the home page, 30 come to a course and 15 to a provider from a search engine, 5 browse the list of providers, and 5 see
 * a widget in another site. What they look for is anything in the catalogue, some of it much more often.
 */
export const visitsOf = (records: SiteRecords, random: () => number): (() => Visit) => {
  const courses = shuffled(records.courses, random);
  const unis = shuffled(records.unis, random);
  const course = () => popular(courses, random);
  const uni = () => popular(unis, random);
  // A title's first words, as people search; one in three names a place as well.
  const words = () => {
    const title = course().title.toLowerCase().split(' ').slice(0, 2).join(' ');
    return random() < 1 / 3 ? `${title} ${uni().title.split(' ').at(-1)?.toLowerCase()}` : title;
  };

  const looksForPlace = (): Visit => {
    const text = words();
    const asked = [
      page('/'),
      ...typed(text),
      page(`/explore/search/courses?q=${encodeURIComponent(text)}`),
      ...openedCourse(course()),
      ...openedCourse(course()),
      ...openedCourse(course()),
      ...openedUni(uni()),
    ];
    return { pages: 6, asked };
  };
  const comesToCourse = (): Visit => ({
    pages: 3,
    asked: [page(course().url), ...openedUni(uni()), ...openedCourse(course())],
  });
  const comesToUni = (): Visit => {
    const place = uni();
    const list = call(`/api/v1/courses?unis=${place.objectID}&offset=0&limit=50&sort=ASC`);
    return { pages: 3, asked: [page(place.url), list, ...openedCourse(course())] };
  };
  const browses = (): Visit => {
    const filters = JSON.stringify({ region: [popular(REGIONS, random)] });
    const list = `/api/v1/courses?output=provider&limit=48&filters=${encodeURIComponent(filters)}`;
    return { pages: 3, asked: [page('/explore/unis'), call(`${list}&offset=0`), call(`${list}&offset=48`)] };
  };
  const seesWidget = (): Visit => {
    const subject = popular(records.subjects, random).url.split('/').at(-1) ?? '';
    return { pages: 1, asked: [page(`/subject-widget?subject=${subject}`)] };
  };

  return () => {
    const share = random() * 100;
    if (share < 45) return looksForPlace();
    if (share < 75) return comesToCourse();
    if (share < 90) return comesToUni();
    return share < 95 ? browses() : seesWidget();
  };
};
