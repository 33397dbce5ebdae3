import { t } from '@signpost/language';
import type { Choice } from '@signpost/api-client/filters';
import { FILTER_TYPES, type ProviderPage, type ProviderFilterType } from '@signpost/api-client/unis';
import { needsNoChip, wordParts, type Chip } from '@signpost/shared-ui';
import type { LandingSearch } from './search';
import { changed, searching, searchUrl, without } from './write-search';

const labelOf = (type: ProviderFilterType, { id, name: label }: Choice): string =>
  type === 'tef' && id === undefined ? t('TEF {label}', { label }) : label;

/** One active filter of the list. */
export interface ActiveFilter {
  readonly label: string;
  /** The search without this filter. */
  readonly without: LandingSearch;
}

/**
 * Returns the active filters, including those understood from the query; each with the search without it. A postcode
 * counts only when it was `located`.
 */
export const activeFilters = (
  search: LandingSearch,
  { understood }: Pick<ProviderPage, 'understood'>,
  located: boolean,
): readonly ActiveFilter[] => [
  ...wordParts(search.q, understood).map(({ label, without: words }) => ({
    label,
    without: searching(search, words),
  })),
  ...(search.letter
    ? [
        {
          label: t('Begins with {letter}', { letter: search.letter }),
          without: changed(search, { letter: null }),
        },
      ]
    : []),
  ...(search.postcode && located
    ? [
        {
          label: search.radius
            ? t('Within {radius} miles of {postcode}', { radius: search.radius, postcode: search.postcode })
            : t('From {postcode}', { postcode: search.postcode }),
          without: changed(search, {
            postcode: null,
            radius: null,
            sortBy: search.sortBy === 'distance' ? 'name' : search.sortBy,
          }),
        },
      ]
    : []),
  ...FILTER_TYPES.flatMap((type) =>
    search.chosen[type].map((choice) => ({
      label: labelOf(type, choice),
      without: without(search, type, choice),
    })),
  ),
];

/** The same filters as links that remove each one, without words that are only in the search box. */
export const chipsOf = (...state: Parameters<typeof activeFilters>): Chip[] => {
  const [{ q }, { understood }] = state;
  return activeFilters(...state)
    .slice(needsNoChip(q, understood) ? 1 : 0)
    .map(({ label, without: search }) => ({ label, href: searchUrl(search) }));
};
