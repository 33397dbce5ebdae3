import type { ChangedSettings, SettingValue } from '@signpost/federation/contract';
import type { ActiveRemote, ActiveRemotes } from '@signpost/federation/loading';
import { hasPartialFlags, resolveSettings } from '@signpost/federation/registry';

/** The remotes of one visitor, with the settings that differ from their defaults. */
export interface RemotesWithSettings extends ActiveRemotes {
  readonly changedSettings?: ChangedSettings;
  /** The flags that are on for a share of the visitors, such as `employers.providerRow:on`; for the analytics. */
  readonly flags?: string;
}

const isPartial = ({ settings = {}, loaded, canary }: ActiveRemote): boolean =>
  [loaded, canary?.loaded].some((release) => hasPartialFlags(release?.manifest.settings ?? {}, settings));

/** Whether a flag is on for a share of the visitors, so that pages differ by the visitor's bucket. */
export const dependsOnBucket = ({ remotes }: ActiveRemotes): boolean => remotes.some(isPartial);

/**
 * Resolves the settings of the chosen releases for a visitor; the version then names the flags, because pages differ by
 * them. `bucket` is 0 to 99, undefined for visitors without one. Returns the same object while all have their defaults.
 */
export const withSettings = (remotes: ActiveRemotes, bucket?: number): RemotesWithSettings => {
  const changedSettings: Record<string, Readonly<Record<string, SettingValue>>> = {};
  const flags: string[] = [];
  for (const { name, loaded, settings } of remotes.remotes) {
    if (!loaded || !settings) continue;
    const { changed, partial } = resolveSettings(name, loaded.manifest.settings ?? {}, settings, bucket);
    if (Object.keys(changed).length > 0) changedSettings[name] = changed;
    for (const [flag, isOn] of Object.entries(partial)) flags.push(`${name}.${flag}:${isOn ? 'on' : 'off'}`);
  }
  if (flags.length === 0 && Object.keys(changedSettings).length === 0) return remotes;
  const version = [remotes.version, ...flags].join(' ');
  return { ...remotes, version, changedSettings, ...(flags.length > 0 && { flags: flags.join(',') }) };
};
