import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import type { SavedItem } from '@signpost/identity';
import type { FavouritesData } from './loader';
import { recordOf, type Section } from './sections';
import { listUrl, MOST_SHARED, type SharedList } from './share-link';

/** What is known of a saved item beside what the device holds: its record and who can say what it is, or why there is none. */
export type ItemRecord =
  | { readonly hit: SearchHit; readonly card: CardModule<SearchHit> | undefined }
  | 'waiting'
  | 'gone'
  | 'failed'
  | 'none';

const wantedOf = (section: Section, items: readonly SavedItem[]): SharedList => {
  const byIndex = new Map<SearchHit['kind'], string[]>();
  for (const item of items) {
    const record = recordOf(section, item);
    if (record) byIndex.set(record.index, [...(byIndex.get(record.index) ?? []), record.id]);
  }
  return [...byIndex].map(([index, ids]) => ({
    index: index as SharedList[number]['index'],
    ids: ids.slice(-MOST_SHARED),
  }));
};

/** Asks for the full records of a section's items by the page's own loader, in the browser; gives what is known of each. */
export const useRecords = (
  section: Section,
  items: readonly SavedItem[],
): ((item: SavedItem) => ItemRecord) => {
  const { load, data, state } = useFetcher<FavouritesData>();
  const address = useMemo(() => listUrl(wantedOf(section, items)), [section, items]);
  const asks = address.includes('?');
  useEffect(() => {
    if (asks) void load(address);
  }, [address, asks, load]);
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
