import type { ServedPage } from './served-page';

/** What a missing value looks like where nobody thought of it. */
export const UNFINISHED = /\b(undefined|NaN)\b|\[object Object\]|Invalid Date/;

/** How pages say that a call failed (X-01), and how one does that has nothing without it. */
const PROBLEM = /There has been a problem|did not load/;

/** What is wrong with any page, whatever state it is in: how many headings it has, what it says, what the log says of it. */
const always = ({ headings, text, logged }: ServedPage): string[] => {
  const [unfinished] = UNFINISHED.exec(text) ?? [];
  return [
    ...(headings.length === 1 && headings[0] ? [] : [`there are ${headings.length} first headings`]),
    ...(unfinished ? [`it says "${unfinished}"`] : []),
    ...logged.map((line) => `the shell logged "${line}"`),
  ];
};

/** What is wrong with a page while all is well: its loaders must have given all that it shows. */
export const whole = (page: ServedPage): readonly string[] => [
  ...(page.status === 200
    ? []
    : [`it answered ${page.status}${page.location ? ` to ${page.location}` : ''}`]),
  ...(PROBLEM.test(page.text) ? ['a part of it says that there has been a problem'] : []),
  ...always(page),
];

/** What is wrong with an address that is no page of its own: it must lead on, or say that there is nothing. */
export const leadsOn = (page: ServedPage): readonly string[] => {
  if (page.status >= 300 && page.status < 400 && page.location?.startsWith('/')) return [];
  return page.status === 404 ? always(page) : [`it answered ${page.status} and is no page`];
};

const isKeptFromSearch = ({ status, robots }: ServedPage) => status < 400 || robots?.includes('noindex');

/**
 * What is wrong with a page whose calls fail, with 500 or 404: it must stand with what it has, or be an error page that
 * says what there has been a problem with; nothing may be thrown that nobody caught.
 */
export const failing = (page: ServedPage, healthy: ServedPage): readonly string[] => {
  const same = page.status === 200 && page.text === healthy.text;
  const says = PROBLEM.test(page.text) || page.status === 404 || same;
  return [
    ...(page.status === 200 || says ? [] : [`it answered ${page.status} and does not say what failed`]),
    ...(page.status === 200 && !says ? ['it says nothing of what it lacks'] : []),
    ...(isKeptFromSearch(page) ? [] : ['an error may be put into search engines']),
    ...always(page),
  ];
};

/** What is wrong with a page that has nothing to list: it stands and says so, or there is no such page. */
export const empty = (page: ServedPage): readonly string[] => [
  ...(page.status < 500 ? [] : [`it answered ${page.status}`]),
  ...(isKeptFromSearch(page) ? [] : ['an error may be put into search engines']),
  ...always(page),
];
