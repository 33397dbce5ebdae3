import { z } from 'zod';
import { commonPasswords } from './common-passwords';

const longest = 256;
const lengthMessage = `must have 8 to ${longest} characters`;

/** The same password typed on two keyboards may come as different code points: both count as one. */
const anyPassword = z
  .string({ error: lengthMessage })
  .max(longest, lengthMessage)
  .transform((password) => password.normalize('NFKC'));

/** A password to be checked: whatever was typed, within reason. */
export const givenPasswordSchema = anyPassword;

/** A password to be set: long enough, no rules about its characters, and none of the first that a guesser tries. */
export const newPasswordSchema = anyPassword
  .refine((password) => password.length >= 8, lengthMessage)
  .refine((password) => !isCommon(password), 'is one of the first that a guesser tries, so choose another');

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return commonPasswords.has(plain) || new Set(plain).size < 3;
}
