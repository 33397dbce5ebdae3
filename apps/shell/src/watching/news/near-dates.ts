import { t } from '@signpost/language';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { eventsApi, openDayReminder } from '@signpost/api-client/events';
import { applicationDates, keyFactsApi, nextDeadline } from '@signpost/api-client/key-facts';
import type { NearDate } from './news';

const DAY_MS = 86_400_000;
/** Days before a date from which it is told. */
const OPEN_DAY_DAYS = 14;
const DEADLINE_DAYS = 30;

/** A day in UK time. */
const dayOf = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(time);

/** Loads the open days of watched universities in the next two weeks; null when they cannot be loaded. */
export const nearOpenDays = async (
  context: ContextReader,
  providers: readonly string[],
  now: number,
): Promise<readonly NearDate[] | null> => {
  const search = { providers, from: dayOf(now), to: dayOf(now + OPEN_DAY_DAYS * DAY_MS), limit: 20 };
  const outcome = await attempt(context, eventsApi.endpoints.listOpenDays.initiate(search));
  if (!('data' in outcome)) return null;
  return outcome.data.map((day) => {
    const { date, ...reminder } = openDayReminder(day);
    return { ...reminder, at: date };
  });
};

/** Loads the next date to apply by, when courses are watched and it is near; null when it cannot be loaded. */
export const nearDeadline = async (
  context: ContextReader,
  hasCourses: boolean,
  now: number,
): Promise<readonly NearDate[] | null> => {
  if (!hasCourses) return [];
  const outcome = await attempt(context, keyFactsApi.endpoints.listKeyFacts.initiate(undefined));
  if (!('data' in outcome)) return null;
  const next = nextDeadline(applicationDates(outcome.data), now);
  if ('none' in next || next.days > DEADLINE_DAYS) return [];
  const { id, at, label, entry } = next.deadline;
  return [
    {
      id: `${id}-${entry}`,
      name: t('Date to apply by'),
      at,
      message: label,
      link: '/explore/courses/choices',
      linkLabel: t('Check your five choices'),
    },
  ];
};
