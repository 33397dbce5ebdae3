import { limit, type Chip } from '@signpost/shared-ui';
import type { SearchAddress } from '../address';
import { labelOf, SEARCHED } from '../searched';
import { changed, searchUrl, without } from '../write-address';

const LONGEST_LABEL = 40;

/** What narrows the results, each with the address without it. A postcode counts once it could be `located`. */
export const chipsOf = (address: SearchAddress, located: boolean): Chip[] => {
  const { kind, q, postcode, radius, chosen } = address;
  return [
    ...(q ? [{ label: `“${limit(q, LONGEST_LABEL)}”`, href: searchUrl(changed(address, { q: '' })) }] : []),
    ...(postcode && located
      ? [
          {
            label: radius ? `Within ${radius} miles of ${postcode}` : `Near ${postcode}`,
            href: searchUrl(changed(address, { postcode: null, radius: null })),
          },
        ]
      : []),
    ...SEARCHED[kind].facets.flatMap((facet) =>
      (chosen[facet.name] ?? []).map((value) => ({
        label: limit(labelOf(facet, value), LONGEST_LABEL),
        href: searchUrl(without(address, facet.name, value)),
      })),
    ),
  ];
};
