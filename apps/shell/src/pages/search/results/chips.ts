import type { Understood } from '@signpost/api-client/search';
import { limit, wordChips, type Chip } from '@signpost/shared-ui';
import type { SearchAddress } from '../address';
import { labelOf, SEARCHED } from '../searched';
import { changed, searching, searchUrl, without } from '../write-address';

const LONGEST_LABEL = 40;

/**
 * What narrows the results, each with the address without it: the words, what was understood from them, and the filters
 * that were chosen. A postcode counts once it could be `located`.
 */
export const chipsOf = (
  address: SearchAddress,
  located: boolean,
  understood: Understood | undefined,
): Chip[] => {
  const { kind, q, postcode, radius, chosen } = address;
  return [
    ...wordChips(q, understood, (words) => searchUrl(searching(address, words))),
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
