import { isSettingValue, settingText, type RemoteEntry } from '../../registry';
import { registryOf } from '../store';
import { signingOf } from '../signing/signing';
import { changeSettings, declaredSettings, rollbackSettings } from './change-settings';

/** The settings of a remote as text: each with its value, its default and what it changes. */
const settingsText = (name: string, entry: Pick<RemoteEntry, 'live' | 'canary' | 'settings'>): string => {
  const definitions = Object.entries(declaredSettings(entry));
  if (definitions.length === 0) return `${name} has no settings`;
  const width = Math.max(...definitions.map(([setting]) => setting.length));
  const lines = definitions.map(([setting, definition]) => {
    const value = entry.settings.values[setting];
    const usual = settingText(definition, definition.default);
    const shown =
      value !== undefined && isSettingValue(definition, value)
        ? `${settingText(definition, value)} (default ${usual})`
        : usual;
    return `  ${setting.padEnd(width)}  ${shown}  ${definition.description}`;
  });
  return [name, ...lines].join('\n');
};

/**
 * Runs `npm run settings`: shows the settings of a remote, changes them, or restores those before the last change. Takes the
 * words after the command; returns text to print. Throws with `usage` when they are not known.
 */
export const runSettings = async (
  store: string,
  [name, ...changes]: readonly string[],
  isRollback: boolean,
  usage: string,
): Promise<string> => {
  if (!name || (isRollback && changes.length > 0)) throw new Error(usage);
  if (isRollback) return settingsText(name, (await rollbackSettings(store, name)).entry);
  if (changes.length > 0) return settingsText(name, (await changeSettings(store, name, changes)).entry);
  const entry = (await registryOf(store, signingOf(store).keys)).remotes[name];
  if (!entry) throw new Error(`${name} was never released to ${store}`);
  return settingsText(name, entry);
};
