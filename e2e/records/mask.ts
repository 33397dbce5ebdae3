import { createHash } from 'node:crypto';

/** What differs between two answers of an unchanged product, and what stands for it. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/nonce(="|-|":")[\w+/=-]{16,}/g, 'nonce$1N'],
  [/sha(256|384|512)-[\w+/=]{40,}/g, 'sha$1-H'],
  // Hashes of file contents in names, and names of releases.
  [/\.[0-9a-f]{8}(\.\w+)/g, '.H$1'],
  [/\b(?=[0-9a-f]*\d)[0-9a-f]{12}\b/g, 'R'],
  [/http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/g, 'http://site'],
  [/127\.0\.0\.1:\d+/g, 'site'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g, 'T'],
  // Times that the search service measured.
  [/((?:processingTimeMS|lastBuildTimeS|took)\\?":)[\d.]+|\b\d+(?= ms \w)/g, '$10'],
];

/** A text without what differs between two answers of an unchanged product: nonces, hashes and moments. */
export const mask = (text: string): string =>
  MASKS.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);

/** The first 12 digits of a text's SHA-256. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
