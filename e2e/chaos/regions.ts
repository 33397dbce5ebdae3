import { REMOTES, type Remote } from '../src/remotes';

/** A remote's regions in the site. */
export interface Region {
  readonly name: string;
  /** A page that it owns, its main one: primary. */
  readonly page: string;
  /** Pages of the shell and of other remotes with a row of it: regular. The widgets have none. */
  readonly rows: readonly string[];
  /** A page of the shell with cards of it: regular. */
  readonly cards: string | undefined;
}

/** Row slots of the shell whose pages are the same for every visitor. */
const ROWS = ['home.row', 'explore.row'];

/** Regular row slots that remotes offer in their own pages. */
const ROWS_OF_REMOTES = REMOTES.flatMap(({ hosts }) =>
  Object.entries(hosts).flatMap(([slot, { failure }]) => (failure === 'regular' ? slot : [])),
);

const regionOf = ({ name, paths, slots, views: [main] }: Remote): Region => {
  const card = Object.keys(slots).find((slot) => slot.startsWith('card.'));
  const shellRow = ROWS.find((slot) => slots[slot]);
  const rowSlots = Object.keys(slots).filter((slot) => slot === shellRow || ROWS_OF_REMOTES.includes(slot));
  const [page = '/'] = main ? [main.path] : Object.values(paths);
  return { name, page, rows: rowSlots.flatMap((slot) => slots[slot] ?? []), cards: card && slots[card] };
};

/** Every remote. */
export const REGIONS: readonly Region[] = REMOTES.map(regionOf);

/** Pages of the shell that need no remote or service. */
export const STANDING = ['/cookies', '/accessibility'] as const;

/** The rest of the site: pages in which a remote takes no part. */
export const pagesWithout = (name: string): readonly string[] => [
  ...STANDING,
  ...REGIONS.filter((other) => other.name !== name).map(({ page }) => page),
];
