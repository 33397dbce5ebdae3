import { setLanguageSource, SOURCE_LANGUAGE } from '@signpost/language/runtime';

let language = SOURCE_LANGUAGE;
setLanguageSource(() => language);

/** Returns the result of `work`, which runs with a language as the current one. It must not wait for anything. */
export const inLanguage = <Result>(tag: string, work: () => Result): Result => {
  language = tag;
  try {
    return work();
  } finally {
    language = SOURCE_LANGUAGE;
  }
};
