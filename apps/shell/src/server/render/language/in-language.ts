import { AsyncLocalStorage } from 'node:async_hooks';
import { setLanguageSource, SOURCE_LANGUAGE } from '@signpost/language/runtime';

const storage = new AsyncLocalStorage<string>();
setLanguageSource(() => storage.getStore() ?? SOURCE_LANGUAGE);

/** Runs `work` with a language as the current one, also in everything that it starts and in streams that it opens. */
export const inLanguage = <Result>(language: string, work: () => Result): Result =>
  storage.run(language, work);
