const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** Formats an ISO 8601 time: `21 Nov 2026, 20:41 UTC`. */
export const momentOf = (iso: string): string => `${moment.format(new Date(iso))} UTC`;

/** Formats a duration in its largest two units: `2 days 4 hours`, `3 min 20 s`. */
export const durationOf = (seconds: number): string => {
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3_600) % 24, (seconds / 60) % 60].map(
    Math.floor,
  );
  if (days) return `${days} days ${hours} hours`;
  if (hours) return `${hours} hours ${minutes} min`;
  return minutes ? `${minutes} min ${Math.floor(seconds % 60)} s` : `${Math.floor(seconds)} s`;
};

/** Formats milliseconds with their unit, or a placeholder for null. */
export const millisecondsOf = (value: number | null): string =>
  value === null ? 'none yet' : `${number.format(value)} ms`;

/** Formats seconds with their unit. */
export const secondsOf = (value: number): string => `${twoDigits.format(value)} s`;

/** Formats a share of 0 to 1 as a percentage. */
export const percentOf = (share: number): string => percent.format(share);

/** Formats bytes as megabytes. */
export const megabytesOf = (bytes: number): string => `${number.format(Math.round(bytes / 1e6))} MB`;

/** Formats a count with thousands separators. */
export const countOf = (value: number): string => number.format(value);
