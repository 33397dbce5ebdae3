import { openDayPath } from './open-day-path';
import type { OpenDay } from './types';

/** Converts an open day to what a reminder on the device says (E-19), with a link to its booking or its page. */
export const openDayReminder = (day: OpenDay) => {
  const { id, title, date, starts, ends, place, notice, provider, bookingUrl } = day;
  const booking = bookingUrl?.startsWith('https://') ? bookingUrl : null;
  const about = `${title}, ${starts} to ${ends}, ${place?.town ?? 'online'}.`;
  return {
    id: `open-day:${id}`,
    name: `${provider.name} open day`,
    date,
    message: notice ? `${about} ${notice}` : about,
    link: booking ?? openDayPath(day),
    linkLabel: booking ? 'Book your place' : 'See the open day',
  };
};
