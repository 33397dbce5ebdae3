import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { dataOf } from '@signpost/api-client/parts';
import type { OpenDay } from '@signpost/api-client/events';
import { isSavedPageOf } from '@signpost/api-client/page-urls';
import { useFavourites } from '@signpost/identity';
import { savedOpenDay } from '../../components/open-days/open-day-list';
import type { WhereData } from './page-data';
import { WHERE_TO_GO } from './search';

/** Returns the open days of the page; fetches all others once when a saved one is not among them. */
export const useSavedDays = (days: readonly OpenDay[]): readonly OpenDay[] => {
  const { load, data } = useFetcher<WhereData>();
  const known = new Set(days.map((day) => savedOpenDay(day).id));
  const missing = useFavourites().pages.some(({ id }) => isSavedPageOf('open_days', id) && !known.has(id));
  useEffect(() => {
    if (missing) void load(`${WHERE_TO_GO}?days=all`);
  }, [missing, load]);
  return missing && data ? dataOf(data.openDays, days) : days;
};
