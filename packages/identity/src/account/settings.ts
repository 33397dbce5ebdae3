import { openAdapter } from './configuration';
import type { Setting } from './port';
import { withSetting } from './setting-rules';
import { currentVisitor, setVisitor } from './visitor-state';

const showSettings = (settings: readonly Setting[]): void => {
  const now = currentVisitor();
  setVisitor({ ...now, person: { ...now.person, settings } });
};

/**
 * Replaces, adds or removes a setting of the signed-in person (S-02), first on the page, then in the account. Returns
 * the current settings; when saving fails, the failure is logged and the earlier settings are returned. Does nothing
 * for an anonymous visitor.
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
