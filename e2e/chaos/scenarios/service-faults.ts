import type { Fault } from '@signpost/federation/testing';
import { pageInBrowser } from '../probes/browser-probes';
import { cachedPageProbe, errorScreen, PAGE, pageProbe, type Probe } from '../probes/page-probes';
import { REGIONS, STANDING } from '../regions';
import type { Scenario } from '../scenario';

/**
 * Faults of a service, with their descriptions in the document's table, and the status of a page that depends
 * on it.
 */
const SERVICE_FAULTS = [
  { fault: 'down', words: 'down', status: 503 },
  { fault: 'hung', words: 'hung', status: 504 },
  { fault: 'slow', words: 'slow', status: 504 },
  { fault: 'truncated', words: 'truncated', status: 503 },
  { fault: 'html', words: 'wrong type', status: 502 },
  { fault: 'altered', words: 'wrong content', status: 502 },
  { fault: 'failing', words: 'answers 500', status: 500 },
] as const satisfies readonly { fault: Fault; words: string; status: number }[];

interface Service {
  readonly name: string;
  readonly unaffectedPages: readonly string[];
  hits(pathname: string): boolean;
  /** Probes for the case that dependent pages answer with this status; `words` describes the fault. */
  probes(status: number, words: string): readonly Probe[];
}

/** A search that is not cached. */
const uncachedSearch = (words: string) => `/explore/search/courses?q=law+${words.replaceAll(' ', '+')}`;
/** The page of a subject that is not cached. */
const UNCACHED_SUBJECTS: Readonly<Record<string, string>> = {
  down: 'law',
  hung: 'history',
  slow: 'mathematics',
  truncated: 'economics',
  'wrong type': 'chemistry',
  'wrong content': 'physics',
  'answers 500': 'music',
};
const uncachedSubject = (words: string) => `/explore/subjects/${UNCACHED_SUBJECTS[words] ?? words}`;
const ALL_PAGES = REGIONS.map(({ page }) => page);

/** Some pages have a part that the search fills: after its timeout they render without it. */
const pagesWithoutSearch = ALL_PAGES.filter((page) => !/courses|employer/.test(page)).concat(STANDING);

const SERVICES: readonly Service[] = [
  {
    name: 'backend',
    unaffectedPages: STANDING,
    hits: () => true,
    probes: (status, words) => [
      pageProbe('/explore/employer/aldermast', errorScreen(status)),
      pageProbe(uncachedSubject(words), errorScreen(status)),
      pageProbe('/', PAGE),
      cachedPageProbe('/explore/unis'),
      pageInBrowser('/cookies', PAGE),
    ],
  },
  {
    name: 'search',
    unaffectedPages: pagesWithoutSearch,
    hits: (pathname) => pathname.startsWith('/search'),
    probes: (status, words) => [
      pageProbe(uncachedSearch(words), errorScreen(status)),
      ...ALL_PAGES.map((page) => pageProbe(page)),
    ],
  },
  {
    name: 'identity',
    unaffectedPages: [...STANDING, ...ALL_PAGES],
    hits: (pathname) => pathname.startsWith('/api/v1/identity'),
    probes: () => [
      pageInBrowser('/account/sign-in', PAGE),
      pageInBrowser('/explore/favourites', PAGE),
      pageInBrowser('/explore/unis', PAGE),
    ],
  },
];

/** Every service with each of its faults. */
export const serviceScenarios = (): Scenario[] =>
  SERVICES.flatMap(({ name, unaffectedPages, hits, probes }) =>
    SERVICE_FAULTS.map(({ fault, words, status }) => ({
      subject: name,
      fault: words,
      unaffectedPages,
      stages: [
        {
          when: 'visitors arrive',
          async begin(site) {
            // Visited once, so that the cache has an entry.
            await fetch(`${site.url}/explore/unis`);
            site.backend.setFault(fault, hits);
          },
          probes: probes(status, words),
        },
      ],
      end: async (site) => site.backend.setFault('none'),
      recoveryProbes: [...ALL_PAGES, uncachedSearch(`recovered after ${name} ${words}`)].map((page) =>
        pageProbe(page),
      ),
    })),
  );
