import type { Fault } from '@signpost/federation/testing';
import { pageInBrowser } from '../looks/browser-looks';
import { cachedLook, errorScreen, PAGE, pageLook, type Look } from '../looks/page-looks';
import { REGIONS, STANDING } from '../regions';
import type { Scenario } from '../scenario';

/** How a service can let the shell down, in the words of the table, and the status of a page that cannot do without it. */
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
  readonly others: readonly string[];
  hits(pathname: string): boolean;
  /** What is to be seen when pages that cannot do without it answer with this status; `words` are the fault's. */
  looks(status: number, words: string): readonly Look[];
}

/** A search that nobody has made before: what was found once is known for a while. */
const newSearch = (words: string) => `/explore/search/courses?q=law+${words.replaceAll(' ', '+')}`;
/** The page of a subject that nobody has asked for before, for the same reason. */
const NEW_SUBJECTS: Readonly<Record<string, string>> = {
  down: 'law',
  hung: 'history',
  slow: 'mathematics',
  truncated: 'economics',
  'wrong type': 'chemistry',
  'wrong content': 'physics',
  'answers 500': 'music',
};
const newSubject = (words: string) => `/explore/subjects/${NEW_SUBJECTS[words] ?? words}`;
const ALL_PAGES = REGIONS.map(({ page }) => page);

/** Some pages have a part that the search fills: they go on without it, when it has had its time. */
const pagesWithoutSearch = ALL_PAGES.filter((page) => !/courses|employer/.test(page)).concat(STANDING);

const SERVICES: readonly Service[] = [
  {
    name: 'backend',
    others: STANDING,
    hits: () => true,
    looks: (status, words) => [
      pageLook('/explore/employer/aldermast', errorScreen(status)),
      pageLook(newSubject(words), errorScreen(status)),
      pageLook('/', PAGE),
      cachedLook('/explore/unis'),
      pageInBrowser('/cookies', PAGE),
    ],
  },
  {
    name: 'search',
    others: pagesWithoutSearch,
    hits: (pathname) => pathname.startsWith('/search'),
    looks: (status, words) => [
      pageLook(newSearch(words), errorScreen(status)),
      ...ALL_PAGES.map((page) => pageLook(page)),
    ],
  },
  {
    name: 'identity',
    others: [...STANDING, ...ALL_PAGES],
    hits: (pathname) => pathname.startsWith('/api/v1/identity'),
    looks: () => [
      pageInBrowser('/account/sign-in', PAGE),
      pageInBrowser('/explore/favourites', PAGE),
      pageInBrowser('/explore/unis', PAGE),
    ],
  },
];

/** Every service with every fault it can have. */
export const serviceScenarios = (): Scenario[] =>
  SERVICES.flatMap(({ name, others, hits, looks }) =>
    SERVICE_FAULTS.map(({ fault, words, status }) => ({
      subject: name,
      fault: words,
      others,
      stages: [
        {
          when: 'visitors come',
          async begin(site) {
            // Someone has looked at it before, so that there is something to keep.
            await fetch(`${site.url}/explore/unis`);
            site.backend.setFault(fault, hits);
          },
          looks: looks(status, words),
        },
      ],
      end: async (site) => site.backend.setFault('none'),
      well: [...ALL_PAGES, newSearch(`well after ${name} ${words}`)].map((page) => pageLook(page)),
    })),
  );
