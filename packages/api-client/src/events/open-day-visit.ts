import { t } from '@signpost/language';
import type { OpenDay } from './types';

/** An open day as an entry of a calendar, without its times. */
export const openDayVisit = ({ id, title, provider, place, notice, summary }: OpenDay) => ({
  id: `${id}@open-days.signpost`,
  title: `${title}: ${provider.name}`,
  place: place ? `${provider.name}, ${place.town}, ${place.postcode}` : t('Online'),
  details: [notice, summary].filter(Boolean).join(' '),
});
