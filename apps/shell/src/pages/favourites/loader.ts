import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { searchApi } from '@signpost/api-client/search';
import { SharedList } from './sharing/part';
import { fillCards } from '../../slots/slots';
import type { FavouritesData, ListedRecords } from './page-data';
import { SECTIONS } from './sections';
import { readShared } from './sharing/share-link';

/**
 * Loads the records that an address names: a shared list, rendered on the server, or the visitor's own ids,
 * requested by the browser. A kind that fails does not affect the others.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { context, request } = args;
  const parameters = new URL(request.url).searchParams;
  const { list, ranked, leftOut } = readShared(parameters);
  const tab = SECTIONS.find(({ kind }) => kind === parameters.get('tab'))?.kind ?? null;
  // In a browser it is loaded when it is shown: this page's own records come from here too.
  if (typeof document === 'undefined' && list.length + leftOut > 0) await SharedList.ready();
  const [cards, ...shared] = await Promise.all([
    fillCards(
      list.map(({ index }) => index),
      args,
    ),
    ...list.map(async ({ index, ids }): Promise<ListedRecords> => {
      const outcome = await attempt(context, searchApi.endpoints.getRecords.initiate({ kind: index, ids }));
      return 'data' in outcome
        ? { index, hits: outcome.data, gone: ids.length - outcome.data.length, failed: false }
        : { index, hits: [], gone: 0, failed: true };
    }),
  ]);
  const favouritesData: FavouritesData = { tab, shared, ranked, cards, leftOut };
  return leftOut > 0 ? data(favouritesData, { status: 400 }) : favouritesData;
};
