import { currentLanguage } from '@signpost/language/runtime';

/** Creates a value per language when it is first needed in that language, such as a formatter of `Intl`. */
export const perLanguage = <Value>(create: (language: string) => Value): (() => Value) => {
  const values = new Map<string, Value>();
  return () => {
    const language = currentLanguage();
    const value = values.get(language) ?? create(language);
    values.set(language, value);
    return value;
  };
};
