import type { ActiveRemote, ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';

/** The inputs that decide which releases a visitor gets. */
export interface Visitor {
  /** 0 to 99; a visitor without a bucket gets no canary. */
  readonly bucket?: number | undefined;
  /** The release of the visitor's preview link. */
  readonly preview?: LoadedRemote | undefined;
}

/** Returns whether a canary has been ejected. */
export type IsEjected = (remote: string, release: string) => boolean;

/** The releases of all remotes for one visitor. */
export interface ChosenReleases {
  readonly remotes: ActiveRemotes;
  /** The releases among them that are not live, such as `unis:0123456789ab`. */
  readonly nonLiveReleases: readonly string[];
}

/** Chooses the release of each remote: the preview, else the canary for buckets below its share, else the live release. */
export const chooseReleases = (
  active: ActiveRemotes,
  { bucket, preview }: Visitor,
  isEjected: IsEjected,
): ChosenReleases => {
  const nonLiveReleases: string[] = [];
  const resolve = (remote: ActiveRemote): ActiveRemote => {
    const { name, loaded, canary, settings } = remote;
    const inShare = canary && bucket !== undefined && bucket < canary.share;
    const canaryRelease = inShare && !isEjected(name, canary.loaded.release) ? canary.loaded : undefined;
    const chosen = preview?.name === name ? preview : canaryRelease;
    if (!chosen || chosen === loaded) return remote;
    nonLiveReleases.push(`${name}:${chosen.release}`);
    return { name, paths: chosen.manifest.paths, loaded: chosen, ...(settings && { settings }) };
  };
  const known = active.remotes.map(resolve);
  // A remote that is not in the registry yet can be previewed too.
  const isNew = preview && !known.some(({ name }) => name === preview.name);
  const remotes = isNew ? [...known, resolve({ name: preview.name, paths: [], loaded: undefined })] : known;
  if (nonLiveReleases.length === 0) return { remotes: active, nonLiveReleases };
  const version = `${active.version} ${nonLiveReleases.join(',')}`;
  return { remotes: { ...active, version, remotes }, nonLiveReleases };
};
