import { sha256 } from '../registry/sha256';
import { openStore } from '../release/stores/open-store';
import { signPreview } from './token';

export interface LinkOptions {
  /** Folder or `s3://bucket/prefix`. */
  readonly store: string;
  readonly remote: string;
  readonly release: string;
  /** An address of the site, which the link opens. */
  readonly site: string;
  readonly expires: Date;
  readonly privateKey: string;
}

/**
 * Creates a link that shows a release of a store to anyone who opens it. Throws when the store does not have
 * that release.
 */
export const previewLink = async (options: LinkOptions): Promise<string> => {
  const { store, remote, release, site, expires, privateKey } = options;
  const manifest = await (await openStore(store)).read(`${remote}/${release}/release.json`);
  if (!manifest) throw new Error(`${store} has no release ${release} of ${remote}`);
  const claims = { remote, release, integrity: sha256(manifest.text), site, expires: expires.toISOString() };
  const link = new URL(site);
  link.searchParams.set('preview', signPreview(claims, privateKey));
  return link.href;
};
