const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** A time as people read it: `21 Nov 2026, 20:41 UTC`. Takes ISO 8601. */
export const momentOf = (iso: string): string => `${moment.format(new Date(iso))} UTC`;

/** A duration in its largest two units: `2 days 4 hours`, `3 min 20 s`. */
export const durationOf = (seconds: number): string => {
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3_600) % 24, (seconds / 60) % 60].map(
    Math.floor,
  );
  if (days) return `${days} days ${hours} hours`;
  if (hours) return `${hours} hours ${minutes} min`;
  return minutes ? `${minutes} min ${Math.floor(seconds % 60)} s` : `${Math.floor(seconds)} s`;
};

/** Milliseconds with their unit, or that there is nothing to say yet. */
export const millisecondsOf = (value: number | null): string =>
  value === null ? 'none yet' : `${number.format(value)} ms`;

/** A share of 0 to 1 as a percentage. */
export const percentOf = (share: number): string => percent.format(share);

/** Bytes as megabytes. */
export const megabytesOf = (bytes: number): string => `${number.format(Math.round(bytes / 1e6))} MB`;

/** A count with its thousands apart. */
export const countOf = (value: number): string => number.format(value);
