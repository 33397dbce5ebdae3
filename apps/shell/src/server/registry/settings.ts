import { z } from 'zod';
import { publicKeys } from '@signpost/federation/registry';

/** Whose registries and previews are trusted: Ed25519 public keys in base64url, commas between. */
export const registryKeys = z.string().transform((text, context) => {
  try {
    return publicKeys(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Origins that releases may come from, with commas or spaces between. */
export const releaseOrigins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isOrigin, 'must be origins such as https://releases.example.org')));
