import type { KeyFact } from '../../catalogue/content/key-facts';
import type { OpenDay } from '../../catalogue/content/employers';
import type { Database } from '../../../platform/database/connection';
import { addDays } from '../../events/days';
import { listOpenDays } from '../../events/list-open-days';
import { links } from '../../search/indexes/links';
import { digestTexts } from './digest-texts';
import type { Watched } from './watched';

/** Days before a date from which it is told, as on the site (E-25). */
const OPEN_DAY_DAYS = 14;
const DEADLINE_DAYS = 30;

/** A date that comes near. */
export interface NearDate {
  id: string;
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  about: string;
  path: string;
}

/** What the dates are read from. */
export interface DateSources {
  openDays: () => readonly OpenDay[];
  keyFacts: () => readonly KeyFact[];
  /** Today's date in London. */
  today: () => string;
}

const openDaysOf = async (
  database: Database,
  { providers }: Watched,
  { openDays, today }: DateSources,
): Promise<NearDate[]> => {
  if (providers.length === 0) return [];
  const rows = await database
    .selectFrom('provider')
    .select(['ukprn', 'short_id', 'name'])
    .where('ukprn', 'in', providers)
    .execute();
  const now = today();
  const texts = digestTexts();
  const criteria = {
    ...{ providers, kinds: [], subjects: [], sortBy: 'date' as const, descending: false },
    to: addDays(now, OPEN_DAY_DAYS),
  };
  return listOpenDays(openDays(), criteria, now, () => '').flatMap(({ day, date }) => {
    const provider = rows.find(({ ukprn }) => ukprn === day.provider);
    if (!provider) return [];
    const about = texts.openDayTimes(day.title, day.starts, day.ends, day.place?.town);
    return [
      {
        id: `open-day:${day.id}`,
        name: texts.openDay(provider.name),
        date,
        about: day.notice ? `${about} ${day.notice}` : about,
        path: links.openDays(provider.short_id, provider.name),
      },
    ];
  });
};

/** The next date to apply by, when courses are watched and it is near. */
const deadlineOf = ({ records }: Watched, { keyFacts, today }: DateSources): NearDate[] => {
  if (records.length === 0) return [];
  const now = today();
  const [next] = keyFacts()
    .flatMap(({ id, label, at, entry }) =>
      id.startsWith('deadline-') && at !== null && at.slice(0, 10) >= now
        ? [{ id: `${id}-${entry}`, about: label, date: at.slice(0, 10) }]
        : [],
    )
    .sort((one, other) => one.date.localeCompare(other.date));
  if (!next || next.date > addDays(now, DEADLINE_DAYS)) return [];
  return [{ ...next, name: digestTexts().deadline, path: '/explore/courses/choices' }];
};

/** The open days of watched universities and the next date to apply by, when they are near, in the current language. */
export const nearDates = async (
  database: Database,
  watched: Watched,
  sources: DateSources,
): Promise<NearDate[]> => [
  ...deadlineOf(watched, sources),
  ...(await openDaysOf(database, watched, sources)),
];
