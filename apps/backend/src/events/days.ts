/** Gives today's date, `YYYY-MM-DD`; a parameter wherever dates are told, so that a test can fix it. */
export type Today = () => string;

const inLondon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** Today's date in London. */
export const londonToday: Today = () => inLondon.format(new Date());

const millisecondsADay = 86_400_000;

/** The date so many days after another (before it, when negative); both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * millisecondsADay).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: string): number => new Date(day).getUTCDay();
