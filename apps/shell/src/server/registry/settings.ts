import { z } from 'zod';
import { publicKeys } from '@signpost/federation/registry';

/** Parses the public keys that sign registries and previews: Ed25519 in base64url, separated by commas. */
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

/** Parses the origins that releases may be fetched from, separated by commas or spaces. */
export const releaseOrigins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isOrigin, 'must be origins such as https://releases.example.org')));
