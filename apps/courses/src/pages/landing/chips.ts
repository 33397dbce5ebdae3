import { t } from '@signpost/language';
import { needsNoChip, wordParts, type Chip } from '@signpost/shared-ui';
import { pointsOf } from '@signpost/api-client/tariff';
import type { Found, LandingData } from './page-data';
import { FILTER_TYPES, type LandingSearch } from './search/search';
import { changed, searching, searchUrl, without } from './search/write-search';

/** One active filter of the list. */
export interface ActiveFilter {
  readonly label: string;
  /** The search without this filter. */
  readonly without: LandingSearch;
}

type FilterState = Pick<LandingData, 'search' | 'from'> & {
  readonly found: Pick<Found, 'understood'> | null;
};

/** Returns the active filters, including those understood from the query; each with the search without it. */
export const activeFilters = ({ search, from, found }: FilterState): ActiveFilter[] => {
  const chip = (label: string, change: Parameters<typeof changed>[1]): ActiveFilter => ({
    label,
    without: changed(search, change),
  });
  const { from: place } = from;
  return [
    ...wordParts(search.q, found?.understood).map(({ label, without: words }) => ({
      label,
      without: searching(search, words),
    })),
    ...(search.subject ? [chip(search.subject.name, { subject: null })] : []),
    ...(place
      ? [
          chip(
            search.radius
              ? t('Within {radius} miles of {postcode}', { radius: search.radius, postcode: place.postcode })
              : t('From {postcode}', { postcode: place.postcode }),
            { postcode: '', radius: null },
          ),
        ]
      : []),
    ...(search.grades.length > 0
      ? [
          chip(
            t('Your {grades, plural, one {# point} other {# points}}', { grades: pointsOf(search.grades) }),
            { grades: [] },
          ),
        ]
      : []),
    ...(search.start === null
      ? []
      : [chip(t('Starts in {start}', { start: search.start }), { start: null })]),
    ...FILTER_TYPES.flatMap((type) =>
      search.chosen[type].map((choice) => ({
        label: choice.name,
        without: without(search, type, choice),
      })),
    ),
  ];
};

/** The same filters as links that remove each one, without words that are only in the search box. */
export const chipsOf = (shown: LandingData): Chip[] =>
  activeFilters(shown)
    .slice(needsNoChip(shown.search.q, shown.found?.understood) ? 1 : 0)
    .map(({ label, without: search }) => ({ label, href: searchUrl(search) }));
