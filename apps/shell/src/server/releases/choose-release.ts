import type { ActiveRemote, ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';

/** What decides which releases a visitor sees. */
export interface Visitor {
  /** 0 to 99; without one the visitor has no part in any canary. */
  readonly bucket?: number | undefined;
  /** The release that a preview link shows to this visitor alone. */
  readonly preview?: LoadedRemote | undefined;
}

/** Whether a canary was taken from its visitors. */
export type IsEjected = (remote: string, release: string) => boolean;

/** The remotes as one visitor sees them. */
export interface Chosen {
  readonly remotes: ActiveRemotes;
  /** The releases among them that are not live, such as `unis:0123456789ab`. */
  readonly nonLiveReleases: readonly string[];
}

/** Chooses for each remote: the previewed release, else the canary for the buckets below its share, else the live one. */
export const chooseReleases = (
  active: ActiveRemotes,
  { bucket, preview }: Visitor,
  isEjected: IsEjected,
): Chosen => {
  const nonLiveReleases: string[] = [];
  const resolve = (remote: ActiveRemote): ActiveRemote => {
    const { name, loaded, canary } = remote;
    const inShare = canary && bucket !== undefined && bucket < canary.share;
    const canaryRelease = inShare && !isEjected(name, canary.loaded.release) ? canary.loaded : undefined;
    const seen = preview?.name === name ? preview : canaryRelease;
    if (!seen || seen === loaded) return remote;
    nonLiveReleases.push(`${name}:${seen.release}`);
    return { name, paths: seen.manifest.paths, loaded: seen };
  };
  const known = active.remotes.map(resolve);
  // A remote that the registry does not know yet can be looked at as well.
  const isNew = preview && !known.some(({ name }) => name === preview.name);
  const remotes = isNew ? [...known, resolve({ name: preview.name, paths: [], loaded: undefined })] : known;
  if (nonLiveReleases.length === 0) return { remotes: active, nonLiveReleases };
  return { remotes: { version: `${active.version} ${nonLiveReleases.join(',')}`, remotes }, nonLiveReleases };
};
