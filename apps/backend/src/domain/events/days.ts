/** Returns today's date, `YYYY-MM-DD`; passed as a parameter, so that a test can fix the date. */
export type Today = () => string;

const LONDON_DATE_FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** Today's date in London. */
export const londonToday: Today = () => LONDON_DATE_FORMAT.format(new Date());

const DAY_MS = 86_400_000;

/** Adds days to a date (negative counts subtract); both `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: string): number => new Date(day).getUTCDay();
