import type { Language, TranslatedLanguage } from '../../platform/language/request-language';
import { SOURCE_LANGUAGE } from '../../platform/language/request-language';

/** The kind of the documents that hold the translated fields of a kind: `subject-guides/cy`. */
export const translationsKind = (kind: string, language: TranslatedLanguage): string => `${kind}/${language}`;

/** The language of a document's text, which can be English where its title is translated. */
export const textLanguage = (document: object): Language =>
  (document as { bodyLanguage?: Language }).bodyLanguage ?? SOURCE_LANGUAGE;
