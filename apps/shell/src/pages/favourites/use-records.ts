import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import type { SavedItem } from '@signpost/identity';
import type { FavouritesData } from './page-data';
import { recordOf, type Section } from './sections';
import { listUrl, MAX_SHARED, type SharedList } from './sharing/share-link';

/** The full record of a saved item with the card of its kind, or the reason why there is none. */
export type ItemRecord =
  | { readonly hit: SearchHit; readonly card: CardModule<SearchHit> | undefined }
  | 'waiting'
  | 'gone'
  | 'failed'
  | 'none';

const listToLoad = (section: Section, items: readonly SavedItem[]): SharedList => {
  const byIndex = new Map<SearchHit['kind'], string[]>();
  for (const item of items) {
    const record = recordOf(section, item);
    if (record) byIndex.set(record.index, [...(byIndex.get(record.index) ?? []), record.id]);
  }
  return [...byIndex].map(([index, ids]) => ({
    index: index as SharedList[number]['index'],
    ids: ids.slice(-MAX_SHARED),
  }));
};

/**
 * Loads the full records of a section's items with the page's own loader, in the browser; returns the state of each.
 */
export const useRecords = (
  section: Section,
  items: readonly SavedItem[],
): ((item: SavedItem) => ItemRecord) => {
  const { load, data, state } = useFetcher<FavouritesData>();
  const address = useMemo(() => listUrl(listToLoad(section, items)), [section, items]);
  const hasIds = address.includes('?');
  useEffect(() => {
    if (hasIds) void load(address);
  }, [address, hasIds, load]);
  return (item) => {
    const record = recordOf(section, item);
    if (!record) return 'none';
    const records = data?.shared.find(({ index }) => index === record.index);
    const hit = records?.hits.find(({ id }) => id === record.id);
    if (hit) return { hit, card: data?.cards[hit.kind] };
    if (records?.failed) return 'failed';
    return !records || state !== 'idle' ? 'waiting' : 'gone';
  };
};
