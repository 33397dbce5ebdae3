import { currentLanguage, SOURCE_LANGUAGE } from '@signpost/language/runtime';

/** Names that take an article in English: universities of somewhere, royal colleges and academies. */
const WANTS_ARTICLE = /^(the|university (of|for)|royal(?! holloway)) /i;

/**
 * An institution's name as used within a sentence: "the University of Bath", "the Open University", "Durham
 * University". Sentences of other languages have no English article: there it is the name.
 */
export const named = (name: string): string =>
  currentLanguage() === SOURCE_LANGUAGE && WANTS_ARTICLE.test(name)
    ? `the ${name.replace(/^the /i, '')}`
    : name;
