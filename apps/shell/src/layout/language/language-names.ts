import { SOURCE_LANGUAGE } from '@signpost/language/runtime';

/** The languages' own names by BCP 47 tag, which are the same on every page. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  [SOURCE_LANGUAGE]: 'English',
  cy: 'Cymraeg',
};
