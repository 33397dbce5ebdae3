import { openAdapter } from './configuration';
import type { Setting } from './port';
import { withSetting } from './setting-rules';
import { currentVisitor, setVisitor } from './visitor-state';

const showSettings = (settings: readonly Setting[]): void => {
  const now = currentVisitor();
  setVisitor({ ...now, person: { ...now.person, settings } });
};

/**
 * Replaces, adds or removes a setting of the person who is signed in (S-02), at once on the page and then in their account.
 * Gives the settings that hold; when saving fails, that is logged and they are those from before. Without an account
 * nothing changes.
 */
export const updateSetting = async (setting: Setting): Promise<readonly Setting[]> => {
  const { status, person } = currentVisitor();
  if (status !== 'signedIn') return person.settings;
  showSettings(withSetting(person.settings, setting));
  try {
    showSettings(await (await openAdapter()).updateSetting(setting));
  } catch (failure) {
    console.error('Error saving settings', failure);
    showSettings(person.settings);
  }
  return currentVisitor().person.settings;
};

/** The data of a setting of the person who is signed in; null when there is none. */
export const readSetting = (name: string, collection: string): string | null =>
  currentVisitor().person.settings.find(
    (setting) => setting.name === name && setting.collection === collection,
  )?.data ?? null;
