import { FILTER_TYPES, type ProviderFacets, type ProviderFilterType } from '@signpost/api-client/unis';
import { limit, type Chip } from '@signpost/shared-ui';
import type { LandingSearch } from './search';
import { changed, searchUrl, without } from './write-search';

const labelOf = (facets: ProviderFacets, type: ProviderFilterType, value: string): string => {
  const label = facets[type].find((facet) => facet.value === value)?.label ?? value;
  return type === 'tef' && label === value ? `TEF ${label}` : label;
};

/** What narrows the list, each with the address of the list without it. A postcode counts once it could be `located`. */
export const chipsOf = (search: LandingSearch, facets: ProviderFacets, located: boolean): Chip[] => [
  ...(search.q ? [{ label: `“${limit(search.q, 40)}”`, href: searchUrl(changed(search, { q: '' })) }] : []),
  ...(search.letter
    ? [{ label: `Begins with ${search.letter}`, href: searchUrl(changed(search, { letter: null })) }]
    : []),
  ...(search.postcode && located
    ? [
        {
          label: search.radius
            ? `Within ${search.radius} miles of ${search.postcode}`
            : `From ${search.postcode}`,
          href: searchUrl(
            changed(search, {
              postcode: null,
              radius: null,
              sortBy: search.sortBy === 'distance' ? 'name' : search.sortBy,
            }),
          ),
        },
      ]
    : []),
  ...FILTER_TYPES.flatMap((type) =>
    search.chosen[type].map((value) => ({
      label: labelOf(facets, type, value),
      href: searchUrl(without(search, type, value)),
    })),
  ),
];
