import { AsyncLocalStorage } from 'node:async_hooks';

/** BCP 47 tag of the language that the catalogue and the texts of the API are written in. */
export const SOURCE_LANGUAGE = 'en-GB';

/** BCP 47 tags of the languages that they are translated into. */
export const TRANSLATED_LANGUAGES = ['cy'] as const;

export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];
export type Language = typeof SOURCE_LANGUAGE | TranslatedLanguage;

const storage = new AsyncLocalStorage<Language>();

/** The language of the page that the current request came from; English for work that no request asks for. */
export const requestLanguage = (): Language => storage.getStore() ?? SOURCE_LANGUAGE;

/** Runs `work` with a language as that of the request, also in everything that it starts. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work);

/** Returns the texts of the language of the request. */
export const inRequestLanguage = <Texts>(texts: Readonly<Record<Language, Texts>>): Texts =>
  texts[requestLanguage()];

/** The path of a page of the site in the language of the request: `/explore` is `/cy/explore` in Welsh. */
export const localPath = (path: string): string =>
  requestLanguage() === SOURCE_LANGUAGE ? path : `/${requestLanguage()}${path}`;

/** The translated language that a tag such as `cy` or `cy-GB` names, in a query or an `Accept-Language` header; else English. */
export const languageOf = (tag: unknown): Language => {
  const [primary] = typeof tag === 'string' ? tag.toLowerCase().split(/[-,;]/) : [];
  return TRANSLATED_LANGUAGES.find((language) => language === primary) ?? SOURCE_LANGUAGE;
};
