import { atLeast, atMost, BUDGETS } from '../budgets';
import { measureLaterPresses } from '../measurements/later-presses';
import { measurePresses, type Press } from '../measurements/press';
import { table, type Cell } from '../report';
import { median, percentile } from '../statistics';
import type { MeasureSection } from './section';

/** Pages of every kind: home, results, lists, records, a form, and pages that are read. */
const PAGES = [
  'home',
  'courses found',
  'unis list',
  'uni overview',
  'course',
  'career',
  'quiz',
  'for you',
  'favourites',
  'article',
];

/** Presses on each page: a hundred in all. */
const TRIES = 10;
const QUICK_TRIES = 1;

/** Visits of each page for the presses after its start. */
const VISITS = 2;
const QUICK_VISITS = 1;

/** Longest time in which a press is answered, in milliseconds. */
const ANSWER_LIMIT_MS = 200;

const isInTime = ({ milliseconds }: Press): boolean => milliseconds <= ANSWER_LIMIT_MS;

const row = (name: string, presses: readonly Press[], later: readonly number[]): Cell[] => {
  const times = presses.map(({ milliseconds }) => milliseconds);
  const slow = presses.filter((press) => !isInTime(press)).map(({ target }) => target);
  return [
    name,
    `${presses.filter(isInTime).length} of ${presses.length}`,
    Math.round(median(times)),
    Math.round(percentile(times, 0.95)),
    Math.max(...later),
    slow.join(', '),
  ];
};

/** The first press after a first visit, on a slow phone with a slow connection: whether it is answered at once, and later ones. */
export const pressSection: MeasureSection = async ({ product, routes, quick }) => {
  const pages = routes.all.filter(({ name }) => PAGES.includes(name));
  const presses = await measurePresses(product.origin, pages, quick ? QUICK_TRIES : TRIES);
  const later = await measureLaterPresses(product.origin, pages, quick ? QUICK_VISITS : VISITS);
  const rows = pages.map(({ name }) =>
    row(
      name,
      presses.filter(({ route }) => route.name === name),
      later.filter(({ route }) => route.name === name).map(({ milliseconds }) => milliseconds),
    ),
  );
  return {
    title: 'First press (processor four times slower, fast 3G)',
    table: table(['route', 'in 200 ms', 'median ms', '95 % ms', 'INP ms', 'later'], rows),
    note: 'One press on an element of the first screen, directly after the load of a first visit. Answered: the page shows a change, or begins to navigate. INP: the longest of three presses after the start of the page, of two visits.',
    verdicts: [
      atLeast(
        'presses answered in 200 ms',
        presses.filter(isInTime).length / presses.length,
        BUDGETS.answeredPresses,
        '%',
      ),
      // As Core Web Vitals count it: three of four visits are within.
      atMost(
        'INP after the start, ms',
        percentile(
          later.map(({ milliseconds }) => milliseconds),
          0.75,
        ),
        BUDGETS.laterPressMs,
      ),
    ],
    data: { presses, later },
  };
};
