import type { SearchKind } from '@signpost/api-client/search';
import { topChoices, type Favourites } from '@signpost/identity';
import { recordOf, SECTIONS } from '../sections';
import { notesFragment } from './shared-notes';

export const FAVOURITES = '/explore/favourites';

/** Most items of one kind in a shared link, because an address has to fit in a message. */
export const MAX_SHARED = 20;

/** Allowed format of an id. */
const ID = /^[\w.-]{1,120}$/;

/** The indexes that a list can name, each the name of its query parameter. */
const SHARED_INDEXES: readonly SearchKind[] = [
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

/** A parsed list, and how many parts of the address were invalid. */
export interface ReadList {
  readonly list: SharedList;
  /** The ids of the top courses in order; empty when the address does not have the order. */
  readonly ranked: readonly string[];
  readonly leftOut: number;
}

/** Number of the first courses that are the top choices. */
const RANKED = /^[1-5]$/;

const readRanked = (parameters: URLSearchParams, list: SharedList): readonly string[] => {
  const count = parameters.get('ranked') ?? '';
  const courses = list.find(({ index }) => index === 'courses')?.ids ?? [];
  return RANKED.test(count) ? courses.slice(0, Number(count)) : [];
};

/** Reads a shared list from a query string: up to 20 ids for each index, without invalid ids. Never throws. */
export const readShared = (parameters: URLSearchParams): ReadList => {
  let leftOut = 0;
  const list = SHARED_INDEXES.flatMap((index) => {
    const requestedIds = [...new Set((parameters.get(index) ?? '').split(',').filter(Boolean))];
    const ids = requestedIds.filter((id) => ID.test(id)).slice(0, MAX_SHARED);
    leftOut += requestedIds.length - ids.length;
    return ids.length > 0 ? [{ index, ids }] : [];
  });
  return { list, ranked: readRanked(parameters, list), leftOut };
};

/**
 * Returns the address of a list; commas stay unescaped. `rankedCount` of the first courses are marked as the top
 * choices.
 */
export const listUrl = (list: SharedList, rankedCount = 0): string => {
  const parts = list.flatMap(({ index, ids }) =>
    ids.length > 0 ? [`${index}=${ids.slice(0, MAX_SHARED).join(',')}`] : [],
  );
  if (rankedCount > 0) parts.push(`ranked=${rankedCount}`);
  return parts.length > 0 ? `${FAVOURITES}?${parts.join('&')}` : FAVOURITES;
};

const topCourses = (favourites: Favourites) =>
  topChoices(favourites).flatMap(({ course }) => (course ? [course] : []));

/** Returns the saved items as a list to share: ids only, the top five courses first, nothing about the visitor. */
const listOf = (favourites: Favourites): SharedList => {
  const top = topCourses(favourites);
  const byIndex = new Map<SearchKind, Set<string>>();
  for (const section of SECTIONS) {
    const items = section.kind === 'courses' ? [...top, ...favourites.courses] : favourites[section.kind];
    for (const item of items) {
      const record = recordOf(section, item);
      if (!record || !ID.test(record.id) || !SHARED_INDEXES.includes(record.index)) continue;
      byIndex.set(record.index, (byIndex.get(record.index) ?? new Set()).add(record.id));
    }
  }
  return [...byIndex].map(([index, ids]) => ({ index, ids: [...ids] }));
};

/** What a visitor chooses to put in a link besides the names of things. */
export interface SharedParts {
  readonly order: boolean;
  readonly notes: boolean;
}

/** The address of a list, and how many notes are too long for it. */
export interface ShareLink {
  readonly url: string;
  readonly notesLeftOut: number;
}

/** Returns the address of the saved items with the parts that the visitor chose. */
export const shareLink = (favourites: Favourites, { order, notes }: SharedParts): ShareLink => {
  const url = listUrl(listOf(favourites), order ? topCourses(favourites).length : 0);
  if (!notes) return { url, notesLeftOut: 0 };
  const { fragment, leftOut } = notesFragment(favourites);
  return { url: url + fragment, notesLeftOut: leftOut };
};
