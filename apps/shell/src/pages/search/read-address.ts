import { t } from '@signpost/language';
import * as v from 'valibot';
import { addressReader, readText, type AddressProblem } from '@signpost/api-client/filters';
import type { SearchKind } from '@signpost/api-client/search';
import { emptySearch, type SearchAddress } from './address';
import { searchOptions } from './searched';

/** Reads the search words: `q`, or `query` in older links. Words past the limit are cut off, with a problem. */
export const readWords = (
  parameters: URLSearchParams,
): { readonly q: string; readonly problems: AddressProblem[] } => {
  const { problems, readQuery } = addressReader(parameters);
  return { q: readQuery(), problems };
};

/** Whether the words are searched for literally: `exact=1`. False without words, which give no filters. */
export const readExact = (q: string, parameters: URLSearchParams): boolean =>
  q !== '' && parameters.get('exact') === '1';

/**
 * Reads the address of one kind's results: the shared `filters` list (B-01) and the plain fields that the form
 * sends without JavaScript. Returns a valid search and a problem for each invalid part. Never throws.
 */
export const readAddress = (
  kind: SearchKind,
  parameters: URLSearchParams,
): { readonly address: SearchAddress; readonly problems: readonly AddressProblem[] } => {
  const { problems, read, readChoices, readPage, readQuery, readRadius } = addressReader(parameters);
  const { orders, hasPlaces, facets } = searchOptions()[kind];
  const q = readQuery();
  const chosen = readChoices(facets);
  const address: SearchAddress = {
    ...emptySearch(kind),
    q,
    exact: readExact(q, parameters),
    chosen: Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0)),
    sort: read(
      'sort',
      v.union([
        v.picklist(orders.map(({ value }) => value)),
        v.pipe(
          v.literal('best'),
          v.transform(() => null),
        ),
      ]),
      t('We do not know that order. The best match comes first.'),
    ),
    page: readPage(),
    ...(hasPlaces && {
      postcode: readText(parameters.get('postcode')) || null,
      radius: readRadius(),
      view:
        read('view', v.picklist(['list', 'map']), t('Results come as a list or a map. This is the list.')) ??
        'list',
    }),
  };
  return { address, problems };
};
