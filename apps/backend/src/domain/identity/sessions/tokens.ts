import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_SHAPE = /^[\w-]{43}$/;

/** A new secret of 256 random bits, as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the format of our tokens. */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined && TOKEN_SHAPE.test(text);

/** The stored form of a secret: a reader of the database cannot use it. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The CSRF token for a cookie's token: only a client that received it, or holds the cookie, knows it. */
export const csrfOf = (token: string): string =>
  createHmac('sha256', token).update('csrf').digest('base64url');

/** Compares two texts in constant time. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
