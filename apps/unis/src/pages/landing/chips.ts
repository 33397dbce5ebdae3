import { FILTER_TYPES } from '@signpost/api-client/unis';
import type { Chip } from '@signpost/shared-ui';
import type { LandingSearch } from './search';
import { changed, searchUrl, without } from './write-search';

/** What narrows the list, each with the address of the list without it. */
export const chipsOf = (search: LandingSearch): Chip[] => [
  ...(search.q ? [{ label: `“${search.q}”`, href: searchUrl(changed(search, { q: '' })) }] : []),
  ...(search.letter
    ? [{ label: `Begins with ${search.letter}`, href: searchUrl(changed(search, { letter: null })) }]
    : []),
  ...(search.postcode
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
      label: type === 'tef' ? `TEF ${value}` : value,
      href: searchUrl(without(search, type, value)),
    })),
  ),
];
