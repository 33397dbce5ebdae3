import { useEffect, useState } from 'react';
import { useWatches } from '@signpost/identity/watches';
import { tellNews } from './tell-news';
import { useNews } from './use-news';

/** Milliseconds between two looks for news. */
const CHECK_INTERVAL_MS = 6 * 3_600_000;

/** Looks for news about watched things, a few times a day at most, and raises notifications (E-19). Renders nothing. */
export const SiteWatcher = () => {
  const list = useWatches();
  const [openedAt] = useState(Date.now);
  const [wasDue, setWasDue] = useState(false);
  const isDue = list.items.length > 0 && openedAt - list.checkedAt >= CHECK_INTERVAL_MS;
  useEffect(() => {
    if (isDue) setWasDue(true);
  }, [isDue]);
  const news = useNews(list, wasDue);
  useEffect(() => {
    if (news) tellNews(news, list, Date.now());
    // Each answer is told once; what is remembered of it changes the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [news]);
  return null;
};
