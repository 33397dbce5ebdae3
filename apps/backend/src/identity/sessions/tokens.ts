import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const tokenShape = /^[\w-]{43}$/;

/** A new secret of 256 random bits, as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text can be one of our tokens. */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined && tokenShape.test(text);

/** What is kept of a secret: who reads the database cannot use it. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The CSRF token that goes with a cookie's token: only who was told it, or holds the cookie, knows it. */
export const csrfOf = (token: string): string =>
  createHmac('sha256', token).update('csrf').digest('base64url');

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
