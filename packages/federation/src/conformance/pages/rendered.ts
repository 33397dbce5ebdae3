import type { ServedPage } from './served-page';

/** What an unhandled missing value looks like in text. */
export const MISSING_VALUE = /\b(undefined|NaN)\b|\[object Object\]|Invalid Date/;

/** How pages report a failed call (X-01), and how a page does that is empty without it. */
const PROBLEM_TEXT = /There has been a problem|did not load/;

/** Problems that count in every API state: headings, text and log lines. */
const commonProblems = ({ headings, text, logged }: ServedPage): string[] => {
  const [missingValue] = MISSING_VALUE.exec(text) ?? [];
  return [
    ...(headings.length === 1 && headings[0] ? [] : [`there are ${headings.length} h1 headings`]),
    ...(missingValue ? [`it says "${missingValue}"`] : []),
    ...logged.map((line) => `the shell logged "${line}"`),
  ];
};

/** Problems of a page while the API works: its loaders must have returned all the data that it shows. */
export const problemsOfWholePage = (page: ServedPage): readonly string[] => [
  ...(page.status === 200
    ? []
    : [`it answered ${page.status}${page.location ? ` to ${page.location}` : ''}`]),
  ...(PROBLEM_TEXT.test(page.text) ? ['a part of it says that there has been a problem'] : []),
  ...commonProblems(page),
];

/** Problems of an address without a page: it must redirect or answer 404. */
export const problemsOfRedirect = (page: ServedPage): readonly string[] => {
  if (page.status >= 300 && page.status < 400 && page.location?.startsWith('/')) return [];
  return page.status === 404 ? commonProblems(page) : [`it answered ${page.status} and is not a page`];
};

const isNotIndexed = ({ status, robots }: ServedPage) => status < 400 || robots?.includes('noindex');

/**
 * Problems of a page whose calls fail with 500 or 404: it must render what it has or an error page that names
 * the problem, without an uncaught error.
 */
export const problemsOfFailingPage = (page: ServedPage, healthy: ServedPage): readonly string[] => {
  const isUnchanged = page.status === 200 && page.text === healthy.text;
  const isReported = PROBLEM_TEXT.test(page.text) || page.status === 404 || isUnchanged;
  return [
    ...(page.status === 200 || isReported ? [] : [`it answered ${page.status} and does not say what failed`]),
    ...(page.status === 200 && !isReported ? ['it does not say what is missing'] : []),
    ...(isNotIndexed(page) ? [] : ['an error page may be indexed']),
    ...commonProblems(page),
  ];
};

/** Problems of a page that has nothing to list: it must say so, or answer 404. */
export const problemsOfEmptyPage = (page: ServedPage): readonly string[] => [
  ...(page.status < 500 ? [] : [`it answered ${page.status}`]),
  ...(isNotIndexed(page) ? [] : ['an error page may be indexed']),
  ...commonProblems(page),
];
