import { randomInt } from 'node:crypto';

/** The cookie that keeps a visitor on the same side of every canary: a number from 0 to 99 that many share. */
export const BUCKET_COOKIE = 'signpost-release';

const BUCKETS = 100;

/** Reads the cookie's value; nothing when it is none of ours. */
export const readBucket = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;

/** Draws a bucket for a visitor who has none. */
export const drawBucket = (): number => randomInt(BUCKETS);
