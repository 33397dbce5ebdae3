import type { SearchKind } from '@signpost/api-client/search';
import type { FavouriteKind, SavedItem } from '@signpost/identity';
import type { IconName, Line } from '@signpost/shared-ui';

/** A kind of saved things as a tab shows it. */
export interface Section {
  readonly kind: FavouriteKind;
  readonly name: string;
  /** One of it, in a sentence. */
  readonly one: string;
  readonly line: Line;
  readonly icon: IconName;
  /** Where its full records are; null when an item says itself, or there are none. */
  readonly index: SearchKind | null;
  /** The compare page's name for it. */
  readonly compared?: 'unis' | 'courses';
}

/** The tabs, in order. */
export const SECTIONS: readonly Section[] = [
  {
    kind: 'courses',
    name: 'Courses',
    one: 'course',
    line: 'courses',
    icon: 'courses',
    index: 'courses',
    compared: 'courses',
  },
  {
    kind: 'unis',
    name: 'Universities',
    one: 'university',
    line: 'unis',
    icon: 'unis',
    index: 'universities',
    compared: 'unis',
  },
  {
    kind: 'careerCareers',
    name: 'Careers',
    one: 'career',
    line: 'careers',
    icon: 'careers',
    index: 'careers',
  },
  {
    kind: 'careerPathways',
    name: 'Pathways',
    one: 'career pathway',
    line: 'careers',
    icon: 'path',
    index: 'career_pathways',
  },
  {
    kind: 'subjects',
    name: 'Subjects',
    one: 'subject',
    line: 'courses',
    icon: 'guides',
    index: 'subject_guides',
  },
  { kind: 'locations', name: 'Places', one: 'place', line: 'unis', icon: 'pin', index: 'location_guides' },
  { kind: 'pages', name: 'Work and reading', one: 'page', line: 'employers', icon: 'employers', index: null },
  { kind: 'filters', name: 'Searches', one: 'search', line: 'guides', icon: 'search', index: null },
];

const PROVIDER_ID = 8;

/** Indexes by the first part of a page's node id. */
const PAGE_INDEXES: Readonly<Record<string, SearchKind>> = {
  employers: 'employers',
  apprenticeships: 'apprenticeships',
  'work-experiences': 'virtual_work_experiences',
  articles: 'articles',
  'statement-guides': 'statement_guides',
  'industry-guides': 'industry_guides',
  spotlights: 'spotlights',
  'open-days': 'open_days',
};

/** Where the full record of a saved item is, and by which id; null when there is none. */
export const recordOf = (
  { kind, index }: Section,
  { id }: Pick<SavedItem, 'id'>,
): { readonly index: SearchKind; readonly id: string } | null => {
  if (kind === 'unis') return { index: 'universities', id: id.slice(0, PROVIDER_ID) };
  if (index) return id ? { index, id } : null;
  const [page, ...rest] = id.split(':');
  const pages = PAGE_INDEXES[page ?? ''];
  return kind === 'pages' && pages && rest.length > 0 ? { index: pages, id: rest.join(':') } : null;
};

/** The saved kind that records of an index belong to, with its section. */
export const sectionOf = (kind: FavouriteKind): Section =>
  SECTIONS.find((section) => section.kind === kind) ?? (SECTIONS[0] as Section);
