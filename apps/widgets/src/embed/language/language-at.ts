import { SOURCE_LANGUAGE, TRANSLATED_LANGUAGES } from '@signpost/language/languages';

/** The `lang` of an element or its closest ancestor, also outside of the shadow tree that it is in; `''` without one. */
const langOf = (element: Element): string => {
  const lang = element.closest('[lang]')?.getAttribute('lang');
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return lang ?? (host ? langOf(host) : '');
};

/**
 * Returns the BCP 47 tag of the language in which a widget is shown at an element: the one of `lang` there, such as `cy`
 * or `cy-GB`, if widgets are translated into it, else British English.
 */
export const languageAt = (element: Element): string => {
  const [primary] = langOf(element).toLowerCase().split('-');
  return TRANSLATED_LANGUAGES.find((language) => language === primary) ?? SOURCE_LANGUAGE;
};
