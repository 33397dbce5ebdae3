import {
  parseSettingValue,
  type ParsedRegistry,
  type ReleaseRef,
  type RemoteEntry,
  type SettingValues,
} from '../../registry';
import { changeEntry, type ReleaseResult } from '../release';

type Definitions = NonNullable<ReleaseRef['settings']>;

/** The settings that the live release or the canary of a remote declares; the live one's definition counts. */
export const declaredSettings = ({ live, canary }: Pick<RemoteEntry, 'live' | 'canary'>): Definitions => ({
  ...canary?.ref.settings,
  ...live.settings,
});

/** One wanted change: the setting and its new value, empty for the default. */
const readChange = (word: string): readonly [string, string] => {
  const [name = '', ...value] = word.split('=');
  if (value.length === 0) throw new Error(`${word}: say <setting>=<value>, or <setting>= for its default`);
  return [name, value.join('=')];
};

const valuesAfter = (
  before: SettingValues,
  definitions: Definitions,
  changes: readonly string[],
): SettingValues => {
  const values = new Map(Object.entries(before));
  for (const [name, text] of changes.map(readChange)) {
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    if (text === '' && (definition ?? values.has(name))) values.delete(name);
    else if (!definition) {
      const known = Object.keys(definitions).join(', ') || 'none';
      throw new Error(`There is no setting ${name}. The settings are: ${known}.`);
    } else {
      try {
        values.set(name, parseSettingValue(definition, text));
      } catch (error) {
        throw new Error(`${name} ${(error as Error).message}`, { cause: error });
      }
    }
  }
  return Object.fromEntries(values);
};

const changeValues = (
  store: string,
  name: string,
  next: (entry: RemoteEntry, registry: ParsedRegistry) => SettingValues,
): Promise<ReleaseResult> =>
  changeEntry(store, name, (entry, registry) => {
    const { live, previous, canary, settings } = entry;
    const values = next(entry, registry);
    return {
      entry: { live, previous, canary, settings: { values, previous: settings.values } },
      action: 'settings',
      release: live.release,
    };
  });

/**
 * Changes settings of a remote for all its releases. `changes` are words such as `nearbyRadius=25`; `nearbyRadius=` restores
 * the default. Throws when a setting does not exist or its value is not allowed, or the remote was never released.
 */
export const changeSettings = (
  store: string,
  name: string,
  changes: readonly string[],
): Promise<ReleaseResult> =>
  changeValues(store, name, (entry) => valuesAfter(entry.settings.values, declaredSettings(entry), changes));

/** Restores the settings of a remote before their last change; a second time undoes the first. */
export const rollbackSettings = (store: string, name: string): Promise<ReleaseResult> =>
  changeValues(store, name, ({ settings }) => settings.previous);
