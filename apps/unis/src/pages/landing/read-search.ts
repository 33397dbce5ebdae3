import { t } from '@signpost/language';
import * as v from 'valibot';
import { addressReader, readText, type AddressProblem } from '@signpost/api-client/filters';
import { FILTER_TYPES, SORT_ORDERS } from '@signpost/api-client/unis';
import type { LandingSearch } from './search';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0-9'];
const Letter = v.pipe(v.string(), v.toUpperCase(), v.picklist(LETTERS));
const SortBy = v.picklist(SORT_ORDERS);
const View = v.picklist(['list', 'map']);

const CHOICES = FILTER_TYPES.map((name) => ({ name, legend: name, ...(name === 'subject' && { max: 1 }) }));

/**
 * Parses the address of the landing page: the shared `filters` list (B-01) and the plain fields that the form sends
 * without JavaScript. Returns the usable search and a problem for each invalid part. Never throws.
 */
export const readSearch = (
  parameters: URLSearchParams,
): { readonly search: LandingSearch; readonly problems: readonly AddressProblem[] } => {
  const { problems, read, readChoices, readPage, readQuery, readRadius } = addressReader(parameters);
  const q = readQuery();
  const search: LandingSearch = {
    letter: read('letter', Letter, t('Choose a letter from A to Z, or 0-9.')),
    q,
    exact: q !== '' && parameters.get('exact') === '1',
    chosen: readChoices(CHOICES),
    postcode: readText(parameters.get('postcode')) || null,
    radius: readRadius(),
    sortBy: read('sort', SortBy, t('We do not know that order. The list is in A to Z order.')) ?? 'name',
    page: readPage(),
    view: read('view', View, t('Results come as a list or a map. This is the list.')) ?? 'list',
  };
  return { search, problems };
};
