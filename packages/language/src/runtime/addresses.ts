import { TEST_LANGUAGE } from './test-language';
import { SOURCE_LANGUAGE, TRANSLATED_LANGUAGES } from '../languages';
import { currentLanguage } from './current-language';

let languages: readonly string[] = TRANSLATED_LANGUAGES;

/** Serves pages in the test language as well. Called by a server that was started for tests. */
export const serveTestLanguage = (): void => {
  languages = [...TRANSLATED_LANGUAGES, TEST_LANGUAGE];
};

/** Returns what the paths of a language begin with: `/cy`; empty in British English. */
export const prefixOf = (language: string): string => (language === SOURCE_LANGUAGE ? '' : `/${language}`);

/** Splits a path, with its query if any, into the language of its page and the path without it. */
export const splitAddress = (address: string): { readonly language: string; readonly path: string } => {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  const language = languages.find((tag) => tag === first);
  if (!language) return { language: SOURCE_LANGUAGE, path: address };
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
};

/**
 * Returns the path of a page in a language, by default that of the current page: `/explore` is `/cy/explore` in Welsh.
 * Other addresses, such as `#grades` or `https://…`, are returned as they are.
 */
export const localAddress = (path: string, language = currentLanguage()): string => {
  if (!/^\/(?!\/)/.test(path)) return path;
  const prefix = prefixOf(language);
  return prefix ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path;
};
