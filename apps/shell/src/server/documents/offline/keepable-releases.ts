import type { ActiveRemotes } from '@signpost/federation/loading';
import type { ParsedRegistry, RemoteEntry } from '@signpost/federation/registry';
import type { KeepableReleases } from '../../../offline/messages';

/**
 * The releases of an entry that were live and not rolled back since, as far as its history goes. A rollback's record
 * names the release that is live after it.
 */
const notRolledBack = ({ live, history }: RemoteEntry): Set<string> => {
  const releases = new Set<string>();
  let liveThen: string | undefined;
  for (const { action, release } of [...history].reverse()) {
    if (!['release', 'promote', 'rollback'].includes(action)) continue;
    if (action === 'rollback' && liveThen !== undefined && liveThen !== release) releases.delete(liveThen);
    liveThen = release;
    releases.add(release);
  }
  return releases.add(live.release);
};

/** A release that does not run any more. */
interface Disabled {
  readonly remote: string;
  readonly release: string;
}

/**
 * Returns, by remote, the releases whose pages and files browsers may keep: those that were live and were not rolled
 * back, and the one that runs. What a browser has of any other is withdrawn: of canaries, of disabled releases, of
 * retired remotes, of releases that are too old to be in the history.
 */
export const keepableOf = (
  { remotes }: Pick<ParsedRegistry, 'remotes'>,
  active: Pick<ActiveRemotes, 'remotes'>,
  disabled: readonly Disabled[],
): KeepableReleases =>
  Object.fromEntries(
    active.remotes.map(({ name, loaded }) => {
      const entry = remotes[name];
      const releases = entry && !entry.retired ? notRolledBack(entry) : new Set<string>();
      if (loaded) releases.add(loaded.release);
      const isDisabled = (release: string) =>
        disabled.some((one) => one.remote === name && one.release === release);
      return [name, [...releases].filter((release) => !isDisabled(release) || release === loaded?.release)];
    }),
  );
