import { SOURCE_LANGUAGE } from '@signpost/language/runtime';
import * as v from 'valibot';

/** The language of a record's text as a BCP 47 tag; English where the API does not name it. */
export const textLanguage = v.optional(v.string(), SOURCE_LANGUAGE);
