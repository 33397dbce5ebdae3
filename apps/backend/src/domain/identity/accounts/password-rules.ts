import { z } from 'zod';
import { COMMON_PASSWORDS } from './common-passwords';

const MAX_PASSWORD_LENGTH = 256;
const lengthMessage = `must have 8 to ${MAX_PASSWORD_LENGTH} characters`;

/** Normalised, because the same password can be typed as different code points on two keyboards. */
const anyPassword = z
  .string({ error: lengthMessage })
  .max(MAX_PASSWORD_LENGTH, lengthMessage)
  .transform((password) => password.normalize('NFKC'));

/** A password to be checked: any text of a reasonable length. */
export const givenPasswordSchema = anyPassword;

/** A new password: long enough, without rules about its characters, and not a common one. */
export const newPasswordSchema = anyPassword
  .refine((password) => password.length >= 8, lengthMessage)
  .refine((password) => !isCommon(password), 'is one of the first that a guesser tries, so choose another');

const isCommon = (password: string): boolean => {
  const plain = password.toLowerCase();
  return COMMON_PASSWORDS.has(plain) || new Set(plain).size < 3;
};
