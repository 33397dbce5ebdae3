import { requestLanguage } from '../../../platform/language/request-language';
import type { Texts } from '../../guides/documents';
import type { SearchRecord } from '../engine/index/record';

/** Returns a record with its texts in the language of the request. */
export type Translate = (record: SearchRecord) => SearchRecord;

/** The attributes whose values are texts of documents, by kind of index. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  apprenticeships: ['notice'],
  articles: ['title', 'summary', 'topic', 'subjects'],
  career_pathways: ['title', 'summary', 'category', 'careers'],
  careers: ['title', 'summary', 'category', 'pathways', 'subjects'],
  courses: ['subjects'],
  employers: ['notice'],
  industry_guides: ['title', 'summary', 'careers', 'subjects'],
  location_guides: ['summary'],
  open_days: ['notice'],
  searches: ['title'],
  spotlights: ['notice'],
  statement_guides: ['title', 'summary', 'subjects'],
  subject_guides: ['title', 'summary', 'related', 'careers', 'industries'],
  virtual_work_experiences: ['notice'],
};

/** The suggestions that are names of courses and providers, which are not translated. */
const NAMES = ['course', 'university'];

/** Creates the translation of the records of one index. Texts without a translation stay as they are. */
export const createTranslate = (kind: string, texts: Texts): Translate => {
  const attributes = ATTRIBUTES[kind] ?? [];
  return (record) => {
    const known = texts.get(requestLanguage());
    if (!known?.size || NAMES.includes(String(record['suggests']))) return record;
    const translated = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(translated);
      return typeof value === 'string' ? (known.get(value) ?? value) : value;
    };
    const changed = attributes
      .filter((name) => name in record)
      .map((name) => [name, translated(record[name])] as const);
    return { ...record, ...Object.fromEntries(changed) };
  };
};

/** The translations of a title in all languages, so that a search finds them. */
export const translationsOf = (title: string, texts: Texts): string[] => [
  ...new Set([...texts.values()].flatMap((known) => known.get(title) ?? [])),
];
