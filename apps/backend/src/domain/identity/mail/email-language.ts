import { AsyncLocalStorage } from 'node:async_hooks';

/** The languages that emails are written in. */
export type EmailLanguage = 'en-GB' | 'cy';

const storage = new AsyncLocalStorage<EmailLanguage>();

/** The language of the page that the current request came from; English for emails that no request asks for. */
export const emailLanguage = (): EmailLanguage => storage.getStore() ?? 'en-GB';

/** Runs the work of a request whose `Accept-Language` is given, with that language for its emails. */
export const inEmailLanguage = (acceptLanguage: string | undefined, work: () => void): void =>
  storage.run(/^cy\b/i.test(acceptLanguage ?? '') ? 'cy' : 'en-GB', work);
