import { t } from '@signpost/language';
import type { QueryInterpretation } from '@signpost/api-client/search';
import { limit, wordChips, type Chip } from '@signpost/shared-ui';
import type { SearchAddress } from '../address';
import { labelOf, searchOptions } from '../searched';
import { withChanges, withWords, searchUrl, withoutValue } from '../write-address';

const MAX_LABEL_LENGTH = 40;

/**
 * Returns the active restrictions, each with the address without it: the words, the filters understood from them, and
 * the chosen filters. A postcode counts only when `isLocated`.
 */
export const chipsOf = (
  address: SearchAddress,
  isLocated: boolean,
  understood: QueryInterpretation | undefined,
): Chip[] => {
  const { kind, q, postcode, radius, chosen } = address;
  return [
    ...wordChips(q, understood, (words) => searchUrl(withWords(address, words))),
    ...(postcode && isLocated
      ? [
          {
            label: radius
              ? t('Within {radius} miles of {postcode}', { radius, postcode })
              : t('Near {postcode}', { postcode }),
            href: searchUrl(withChanges(address, { postcode: null, radius: null })),
          },
        ]
      : []),
    ...searchOptions()[kind].facets.flatMap((facet) =>
      (chosen[facet.name] ?? []).map((choice) => ({
        label: limit(labelOf(facet, choice.name), MAX_LABEL_LENGTH),
        href: searchUrl(withoutValue(address, facet.name, choice)),
      })),
    ),
  ];
};
