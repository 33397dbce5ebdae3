import type { Language } from '../../../platform/language/request-language';
import { requestLanguage } from '../../../platform/language/request-language';
import type { Texts } from '../../guides/documents';
import { labelOf, sourceLabel } from '../../catalogue/labels';
import { subjectNamesByEnglish } from '../../publication/subjects';
import type { SearchRecord } from '../engine/index/record';
import type { Filter } from '../engine/query/filter';

/** The texts of one index in the language of a request. */
export interface IndexTranslation {
  /** Returns a record with its texts translated. */
  record(record: SearchRecord): SearchRecord;
  /** Returns the translated value of a facet. */
  value(attribute: string, value: string): string;
  /** Returns a filter with the values of the index in place of translated ones, of any language. */
  sourceFilter(filter: Filter): Filter;
}

/** The attributes whose values are texts of documents, by kind of index. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  apprenticeships: ['notice', 'salaryText'],
  articles: ['title', 'summary', 'topic', 'subjects'],
  career_pathways: ['title', 'summary', 'category', 'careers'],
  careers: ['title', 'summary', 'category', 'pathways', 'subjects'],
  courses: ['subjects'],
  employers: ['notice', 'companySize'],
  industry_guides: ['title', 'summary', 'careers', 'subjects'],
  location_guides: ['summary'],
  open_days: ['notice'],
  searches: ['title'],
  spotlights: ['notice'],
  statement_guides: ['title', 'summary', 'subjects'],
  subject_guides: ['title', 'summary', 'related', 'careers', 'industries'],
  virtual_work_experiences: ['notice'],
};

/** The attributes of any index whose values are labels. */
const LABELS = ['region', 'country', 'nation', 'studyMode', 'tariffBand', 'wayIn'];

/** The attributes that say whom a figure is about, by kind of index. */
const COHORTS: Readonly<Record<string, readonly string[]>> = { courses: ['salaryCohort', 'entry'] };

/** The suggestions that are names of courses and providers, which are not translated but may be published in Welsh. */
const NAMES = ['course', 'university'];

/** Creates the translation of one index. Texts without a translation stay as they are. */
export const createTranslation = (kind: string, texts: Texts): IndexTranslation => {
  const attributes = [...(ATTRIBUTES[kind] ?? []), ...LABELS];
  const sources = new Map(
    [...texts.values()].flatMap((known) => [...known].map(([text, other]) => [other, text])),
  );
  const translateText = (attribute: string, text: string): string =>
    LABELS.includes(attribute) ? labelOf(text) : (texts.get(requestLanguage())?.get(text) ?? text);
  const translate = (attribute: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => translate(attribute, each));
    return typeof value === 'string' ? translateText(attribute, value) : value;
  };
  const sourceFilter = (filter: Filter): Filter => {
    if (filter.kind === 'and' || filter.kind === 'or')
      return { ...filter, parts: filter.parts.map(sourceFilter) };
    if (filter.kind === 'not') return { ...filter, part: sourceFilter(filter.part) };
    if (filter.kind !== 'facet' || !attributes.includes(filter.attribute)) return filter;
    const { attribute, value } = filter;
    return {
      ...filter,
      value: LABELS.includes(attribute) ? sourceLabel(value) : (sources.get(value) ?? value),
    };
  };
  return {
    record: (record) => {
      const title = publishedTitle(record);
      if (!texts.get(requestLanguage())?.size || NAMES.includes(String(record['suggests'])))
        return { ...record, ...title };
      const changed = attributes
        .filter((name) => name in record)
        .map((name) => [name, translate(name, record[name])] as const);
      return {
        ...record,
        ...Object.fromEntries(changed),
        ...translatedCohorts(record, COHORTS[kind] ?? []),
        ...title,
      };
    },
    value: (attribute, value) => (attributes.includes(attribute) ? translateText(attribute, value) : value),
    sourceFilter,
  };
};

/** The title that the publisher has in the language of the request; empty without one. */
const publishedTitle = ({ welshTitle }: SearchRecord): { title?: string } =>
  requestLanguage() === 'cy' && typeof welshTitle === 'string' ? { title: welshTitle } : {};

const subjectNames = new Map<Language, ReadonlyMap<string, string>>();

const subjectNamesIn = (language: Language): ReadonlyMap<string, string> => {
  const known = subjectNames.get(language) ?? subjectNamesByEnglish();
  subjectNames.set(language, known);
  return known;
};

/** The cohorts of a record with the names of their subjects in the language of the request. */
const translatedCohorts = (record: SearchRecord, attributes: readonly string[]): object =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const cohort = record[attribute] as { subjectName: string | null } | null | undefined;
      const subjectName = subjectNamesIn(requestLanguage()).get(cohort?.subjectName ?? '');
      return subjectName === undefined ? [] : [[attribute, { ...cohort, subjectName }]];
    }),
  );

/** The translations of a title in all languages, so that a search finds them. */
export const translationsOf = (title: string, texts: Texts): string[] => [
  ...new Set([...texts.values()].flatMap((known) => known.get(title) ?? [])),
];
