/** A file read from a store; the store compares `tag` later to detect changes. */
export interface StoredFile {
  readonly text: string;
  readonly tag: string;
}

/** A release in a store, by its id, and when it was stored. */
export interface StoredRelease {
  readonly release: string;
  readonly storedAt: Date;
}

/** Thrown by `replace` when the file has changed, or is being changed: read it again. */
export class StoreConflict extends Error {}

/**
 * Storage of releases and the registry. Releases are written once and never changed; only the registry
 * changes, by compare-and-set. Paths are relative to the store, with forward slashes.
 */
export interface ReleaseStore {
  /** Returns a file's text; undefined when it does not exist. */
  read(file: string): Promise<StoredFile | undefined>;
  /**
   * Replaces a file atomically, if it still has this tag (or, without a tag, is still absent). Throws a
   * StoreConflict otherwise.
   */
  replace(file: string, text: string, tag: string | undefined): Promise<void>;
  /**
   * Copies `files` of the folder `dist` to `target`. The last file is written last, and marks the upload as
   * complete.
   */
  upload(target: string, dist: string, files: readonly string[]): Promise<void>;
  releases(remote: string): Promise<readonly StoredRelease[]>;
  remove(remote: string, release: string): Promise<void>;
}

/** Whether the name of a folder or file below a remote's folder is a release, complete or interrupted. */
export const isReleaseId = (name: string): boolean => /^[0-9a-f]{12}($|\.partial-)/.test(name);
