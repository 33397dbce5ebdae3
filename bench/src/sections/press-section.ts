import { atLeast, BUDGETS } from '../budgets';
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

/** Longest time in which a press is answered, in milliseconds. */
const ANSWER_LIMIT_MS = 200;

const isInTime = ({ milliseconds }: Press): boolean => milliseconds <= ANSWER_LIMIT_MS;

const row = (name: string, presses: readonly Press[]): Cell[] => {
  const times = presses.map(({ milliseconds }) => milliseconds);
  const slow = presses.filter((press) => !isInTime(press)).map(({ target }) => target);
  return [
    name,
    `${presses.filter(isInTime).length} of ${presses.length}`,
    Math.round(median(times)),
    Math.round(percentile(times, 0.95)),
    slow.join(', '),
  ];
};

/** The first press after a first visit, on a slow phone with a slow connection: whether it is answered at once. */
export const pressSection: MeasureSection = async ({ product, routes, quick }) => {
  const pages = routes.all.filter(({ name }) => PAGES.includes(name));
  const presses = await measurePresses(product.origin, pages, quick ? QUICK_TRIES : TRIES);
  const rows = pages.map(({ name }) =>
    row(
      name,
      presses.filter(({ route }) => route.name === name),
    ),
  );
  return {
    title: 'First press (processor four times slower, fast 3G)',
    table: table(['route', 'in 200 ms', 'median ms', '95 % ms', 'later'], rows),
    note: 'One press on an element of the first screen, directly after the load of a first visit. Answered: the page shows a change, or begins to navigate.',
    verdicts: [
      atLeast(
        'presses answered in 200 ms',
        presses.filter(isInTime).length / presses.length,
        BUDGETS.answeredPresses,
        '%',
      ),
    ],
    data: presses,
  };
};
