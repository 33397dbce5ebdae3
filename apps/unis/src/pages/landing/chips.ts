import {
  FILTER_TYPES,
  type ProviderFacets,
  type ProviderPage,
  type ProviderFilterType,
} from '@signpost/api-client/unis';
import { wordParts, type Chip } from '@signpost/shared-ui';
import type { LandingSearch } from './search';
import { changed, searching, searchUrl, without } from './write-search';

const labelOf = (facets: ProviderFacets, type: ProviderFilterType, value: string): string => {
  const label = facets[type].find((facet) => facet.value === value)?.label ?? value;
  return type === 'tef' && label === value ? `TEF ${label}` : label;
};

/** One thing that narrows the list. */
export interface Narrowing {
  readonly label: string;
  /** The search without it. */
  readonly without: LandingSearch;
}

/** What narrows the list, what was understood from the words among it; each with the search without it. A postcode counts once it could be `located`. */
export const narrowingsOf = (
  search: LandingSearch,
  { facets, understood }: Pick<ProviderPage, 'facets' | 'understood'>,
  located: boolean,
): readonly Narrowing[] => [
  ...wordParts(search.q, understood).map(({ label, without: words }) => ({
    label,
    without: searching(search, words),
  })),
  ...(search.letter
    ? [{ label: `Begins with ${search.letter}`, without: changed(search, { letter: null }) }]
    : []),
  ...(search.postcode && located
    ? [
        {
          label: search.radius
            ? `Within ${search.radius} miles of ${search.postcode}`
            : `From ${search.postcode}`,
          without: changed(search, {
            postcode: null,
            radius: null,
            sortBy: search.sortBy === 'distance' ? 'name' : search.sortBy,
          }),
        },
      ]
    : []),
  ...FILTER_TYPES.flatMap((type) =>
    search.chosen[type].map((value) => ({
      label: labelOf(facets, type, value),
      without: without(search, type, value),
    })),
  ),
];

/** The same as links that take each off. */
export const chipsOf = (...asked: Parameters<typeof narrowingsOf>): Chip[] =>
  narrowingsOf(...asked).map(({ label, without: search }) => ({ label, href: searchUrl(search) }));
