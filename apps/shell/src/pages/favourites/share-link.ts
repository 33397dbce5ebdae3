import type { SearchKind } from '@signpost/api-client/search';
import { topChoices, type Favourites } from '@signpost/identity';
import { recordOf, SECTIONS } from './sections';

export const FAVOURITES = '/explore/favourites';

/** Most things of one kind that a link carries: an address has to fit in a message. */
export const MOST_SHARED = 20;

/** What ids look like: nothing that could be more than an id. */
const ID = /^[\w.-]{1,120}$/;

/** The indexes that a list can name, each the name of its part of the address. */
export const SHARED: readonly SearchKind[] = [
  ...new Set<SearchKind>([
    ...SECTIONS.flatMap(({ index }) => index ?? []),
    'employers',
    'apprenticeships',
    'virtual_work_experiences',
    'articles',
  ]),
];

/** Ids by index, as an address names them. */
export type SharedList = readonly { readonly index: SearchKind; readonly ids: readonly string[] }[];

/** A list as it was read, and whether some of the address could not be used. */
export interface ReadList {
  readonly list: SharedList;
  readonly leftOut: number;
}

/** Reads a shared list from a query string: for each index up to 20 ids, what cannot be an id left out. Never throws. */
export const readShared = (parameters: URLSearchParams): ReadList => {
  let leftOut = 0;
  const list = SHARED.flatMap((index) => {
    const asked = [...new Set((parameters.get(index) ?? '').split(',').filter(Boolean))];
    const ids = asked.filter((id) => ID.test(id)).slice(0, MOST_SHARED);
    leftOut += asked.length - ids.length;
    return ids.length > 0 ? [{ index, ids }] : [];
  });
  return { list, leftOut };
};

/** The address of a list; commas stay readable. */
export const listUrl = (list: SharedList): string => {
  const parts = list.flatMap(({ index, ids }) =>
    ids.length > 0 ? [`${index}=${ids.slice(0, MOST_SHARED).join(',')}`] : [],
  );
  return parts.length > 0 ? `${FAVOURITES}?${parts.join('&')}` : FAVOURITES;
};

/** What is saved as a list to share: ids alone, the top five courses first, nothing of who saved it. */
export const listOf = (favourites: Favourites): SharedList => {
  const top = topChoices(favourites).flatMap(({ course }) => (course ? [course] : []));
  const byIndex = new Map<SearchKind, Set<string>>();
  for (const section of SECTIONS) {
    const items = section.kind === 'courses' ? [...top, ...favourites.courses] : favourites[section.kind];
    for (const item of items) {
      const record = recordOf(section, item);
      if (!record || !ID.test(record.id) || !SHARED.includes(record.index)) continue;
      byIndex.set(record.index, (byIndex.get(record.index) ?? new Set()).add(record.id));
    }
  }
  return [...byIndex].map(([index, ids]) => ({ index, ids: [...ids] }));
};
