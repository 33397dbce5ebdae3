/** Timeout of one attempt in milliseconds. */
export const CALL_TIMEOUT_MS = 8_000;

/** Statuses that are retried (C-24). */
export const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Longest `Retry-After` in milliseconds after which a call is retried; a longer one prevents the retry. */
export const MAX_DELAY_MS = 2_000;

/** Parses a `Retry-After`, in seconds or as a date, to milliseconds; 0 when missing or invalid. */
export const delayOf = (retryAfter: string | null | undefined): number => {
  const after = retryAfter ?? '';
  return Math.max(0, /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now()) || 0;
};
