import { t } from '@signpost/language';
import type { SearchKind } from '@signpost/api-client/search';
import type { FavouriteKind, Favourites, SavedItem } from '@signpost/identity';
import type { IconName, Line } from '@signpost/shared-ui';

/** A kind of saved items, shown as a tab. */
export interface Section {
  readonly kind: FavouriteKind;
  readonly name: string;
  readonly line: Line;
  readonly icon: IconName;
  /** The index of its full records; null when the item itself names it, or there are none. */
  readonly index: SearchKind | null;
  /** The compare page's name for it. */
  readonly compared?: 'unis' | 'courses';
}

/** The tabs, in order. */
export const SECTIONS: readonly Section[] = [
  {
    kind: 'courses',
    get name() {
      return t('Courses');
    },
    line: 'courses',
    icon: 'courses',
    index: 'courses',
    compared: 'courses',
  },
  {
    kind: 'unis',
    get name() {
      return t('Universities');
    },
    line: 'unis',
    icon: 'unis',
    index: 'universities',
    compared: 'unis',
  },
  {
    kind: 'careerCareers',
    get name() {
      return t('Careers');
    },
    line: 'careers',
    icon: 'careers',
    index: 'careers',
  },
  {
    kind: 'careerPathways',
    get name() {
      return t('Pathways');
    },
    line: 'careers',
    icon: 'path',
    index: 'career_pathways',
  },
  {
    kind: 'subjects',
    get name() {
      return t('Subjects');
    },
    line: 'courses',
    icon: 'guides',
    index: 'subject_guides',
  },
  {
    kind: 'locations',
    get name() {
      return t('Places');
    },
    line: 'unis',
    icon: 'pin',
    index: 'location_guides',
  },
  {
    kind: 'pages',
    get name() {
      return t('Work and reading');
    },
    line: 'employers',
    icon: 'employers',
    index: null,
  },
  {
    kind: 'filters',
    get name() {
      return t('Searches');
    },
    line: 'guides',
    icon: 'search',
    index: null,
  },
];

const SHORT_PROVIDER_LENGTH = 8;

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

/** Returns the index and id of a saved item's full record; null when there is none. */
export const recordOf = (
  { kind, index }: Section,
  { id }: Pick<SavedItem, 'id'>,
): { readonly index: SearchKind; readonly id: string } | null => {
  if (kind === 'unis') return { index: 'universities', id: id.slice(0, SHORT_PROVIDER_LENGTH) };
  if (index) return id ? { index, id } : null;
  const [page, ...rest] = id.split(':');
  const pages = PAGE_INDEXES[page ?? ''];
  return kind === 'pages' && pages && rest.length > 0 ? { index: pages, id: rest.join(':') } : null;
};

/** Returns the section of a kind of saved items. */
export const sectionOf = (kind: FavouriteKind): Section =>
  SECTIONS.find((section) => section.kind === kind) ?? (SECTIONS[0] as Section);

/** Returns the saved items of a kind that are not among the top five. */
export const unrankedItems = (kind: FavouriteKind, favourites: Favourites): readonly SavedItem[] =>
  favourites[kind].filter(
    ({ id }) => kind !== 'courses' || favourites.top.every(({ course }) => course !== id),
  );
