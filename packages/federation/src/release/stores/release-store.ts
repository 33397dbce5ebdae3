/** A file of a store as it was read; `tag` is how the store tells later whether it is still the same. */
export interface StoredFile {
  readonly text: string;
  readonly tag: string;
}

/** A release that lies in a store, by its id, and when it was put there. */
export interface StoredRelease {
  readonly release: string;
  readonly storedAt: Date;
}

/** Thrown by `replace` when the file is no longer what it was, or is being changed just now: read it again. */
export class StoreConflict extends Error {}

/**
 * Where releases and the registry lie. Releases are written once and never changed; the registry is the one file that
 * is, and only by compare-and-set. Paths are relative to the store, with forward slashes.
 */
export interface ReleaseStore {
  /** A file's text; nothing when there is none. */
  read(file: string): Promise<StoredFile | undefined>;
  /**
   * Replaces a file in one step, if it is still the one with this tag (or still absent, without one).
   * Throws a StoreConflict otherwise.
   */
  replace(file: string, text: string, tag: string | undefined): Promise<void>;
  /** Copies `files` of the folder `dist` to `target`. Nobody can take it for whole before its last file is there. */
  upload(target: string, dist: string, files: readonly string[]): Promise<void>;
  /** The releases of a remote. */
  releases(remote: string): Promise<readonly StoredRelease[]>;
  /** Removes a release. */
  remove(remote: string, release: string): Promise<void>;
}

/** Whether a folder or file below a remote's is a release, whole or the rest of one that was cut off. */
export const isReleaseId = (name: string): boolean => /^[0-9a-f]{12}($|\.partial-)/.test(name);
