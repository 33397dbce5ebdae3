import { randomInt } from 'node:crypto';

/** The cookie with a visitor's bucket: a number from 0 to 99 that decides on canaries. Many visitors share a bucket. */
export const BUCKET_COOKIE = 'signpost-release';

const BUCKET_COUNT = 100;

/** Parses the cookie's value; undefined when it is not a valid bucket. */
export const readBucket = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;

/** Picks a bucket at random. */
export const pickBucket = (): number => randomInt(BUCKET_COUNT);
