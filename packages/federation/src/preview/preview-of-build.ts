import { readFile } from 'node:fs/promises';
import { builtRelease, storeRelease } from '../release/built-release';
import { signingKeyFile } from '../release/signing/signing';
import { PREVIEW_COOKIE, signPreview } from './token';

const MINUTE_MS = 60_000;

/** Where builds are previewed: a running site that reads its releases from a store. */
export interface PreviewSite {
  /** Folder or `s3://bucket/prefix` that the site reads its releases from. */
  readonly store: string;
  /** An address of the site. */
  readonly site: string;
  /** Minutes for which a preview is valid. */
  readonly minutes: number;
}

/** A build in the store. */
export interface StoredPreview {
  readonly release: string;
  /** The cookie that shows it on the site, as `name=value`. */
  readonly cookie: string;
}

/** The private key (PEM) that signs previews on sites of a store. Throws when no key is configured. */
const privateKeyFor = async (store: string): Promise<string> => {
  const file = signingKeyFile(store);
  if (file) return readFile(file, 'utf8');
  throw new Error(
    `No key signs a preview of ${store}: set REGISTRY_SIGNING_KEY to the file of a key that may release your remote.`,
  );
};

/**
 * Stores the build in `dist` and signs a preview of it. Nothing that is live changes. Throws when the store cannot be
 * written to, or when no key is configured.
 */
export const previewBuild = async (
  dist: string,
  { store, site, minutes }: PreviewSite,
): Promise<StoredPreview> => {
  const privateKey = await privateKeyFor(store);
  const built = await builtRelease(dist);
  const now = new Date();
  const { release, integrity } = await storeRelease(store, built, { releasedAt: now }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The build cannot be stored in ${store}, from which the site would take it: ${reason}`);
    },
  );
  const expires = new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  const token = signPreview({ remote: built.manifest.name, release, integrity, site, expires }, privateKey);
  return { release, cookie: `${PREVIEW_COOKIE}=${token}` };
};
