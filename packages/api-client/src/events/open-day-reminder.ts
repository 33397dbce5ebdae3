import { t } from '@signpost/language';
import { openDayPath } from './open-day-path';
import type { OpenDay } from './types';

/** Converts an open day to what a reminder on the device says (E-19), with a link to its booking or its page. */
export const openDayReminder = (day: OpenDay) => {
  const { id, title, date, starts, ends, place, notice, provider, bookingUrl } = day;
  const booking = bookingUrl?.startsWith('https://') ? bookingUrl : null;
  const about = t('{title}, {starts} to {ends}, {place}.', {
    title,
    starts,
    ends,
    place: place?.town ?? t('online'),
  });
  return {
    id: `open-day:${id}`,
    name: t('{provider} open day', { provider: provider.name }),
    date,
    message: notice ? `${about} ${notice}` : about,
    link: booking ?? openDayPath(day),
    linkLabel: booking ? t('Book your place') : t('See the open day'),
  };
};
