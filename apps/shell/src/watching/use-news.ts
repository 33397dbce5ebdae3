import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { rememberWatched, type WatchList } from '@signpost/identity/watches';
import { NEWS } from './news/address';
import { newsQuery, type News } from './news/news';

/**
 * Loads the news about what is watched while `isWanted`; undefined until they are there. The first look only remembers
 * where to go on from.
 */
export const useNews = ({ items, seen }: WatchList, isWanted: boolean): News | undefined => {
  const { load, data } = useFetcher<News>();
  const address = isWanted && items.length > 0 ? `${NEWS}?${newsQuery(items, seen)}` : null;
  useEffect(() => {
    if (address) void load(address);
  }, [address, load]);
  useEffect(() => {
    if (!data) return;
    rememberWatched({ checkedAt: Date.now(), ...(seen === null && { seen: data.latest }) });
  }, [data, seen]);
  return address ? data : undefined;
};
