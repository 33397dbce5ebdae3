import { t } from '@signpost/language';

/** One entry that the site may store on a visitor's device. */
export interface StoredEntry {
  readonly name: string;
  /** The entry's key, or the prefix of its keys. */
  readonly key: string;
  readonly where: 'local' | 'session' | 'cookie';
  /** The action that makes the site store it, as the end of a sentence. */
  readonly when: string;
  readonly what: string;
  readonly until: string;
}

/** Names of the storage areas in a browser's settings. */
export const areaNames = (): Readonly<Record<StoredEntry['where'], string>> => ({
  local: t('Local storage:'),
  session: t('Session storage:'),
  cookie: t('Cookie:'),
});
