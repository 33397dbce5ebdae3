import { createPrivateKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { releaseRef, type PublicKey } from '../registry';

/** The cookie with the preview token. */
export const PREVIEW_COOKIE = 'signpost-preview';

/** Claims of a preview link. Strict: it names one release of one remote and accepts no other fields. */
const preview = z.strictObject({
  remote: z.string().regex(/^[a-z][a-z0-9-]*$/),
  release: releaseRef.shape.release,
  /** SHA-256 of the release's `release.json`, which contains the hashes of all its files. */
  integrity: releaseRef.shape.integrity,
  /** Origin of the only site that accepts the link. */
  site: z.url(),
  expires: z.iso.datetime(),
});
export type Preview = z.infer<typeof preview>;

/** Why a preview is refused, in words for the person who opened the link. */
export class PreviewRefused extends Error {
  override name = 'PreviewRefused';
}

/** Two parts of base64url: the claims and their signature. */
const FORM = /^([\w-]+)\.([\w-]{86})$/;

// One key signs registries and previews; the prefix prevents using the signature of one for the other.
const signedBytes = (body: string): Buffer => Buffer.from(`signpost preview\n${body}`);

/**
 * Creates the token of a preview link, signed with an Ed25519 private key (PEM). `site` may be any address of
 * the site. Throws when the claims are invalid.
 */
export const signPreview = (claims: Preview, privateKeyPem: string): string => {
  const said = preview.parse({ ...claims, site: new URL(claims.site).origin });
  const body = Buffer.from(JSON.stringify(said)).toString('base64url');
  const signature = sign(null, signedBytes(body), createPrivateKey(privateKeyPem));
  return `${body}.${signature.toString('base64url')}`;
};

const jsonOf = (body: string): unknown => JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));

/** The remote that unverified claims name, which decides which keys may have signed them; empty when they name none. */
const namedRemote = (body: string): string => {
  try {
    return z.object({ remote: z.string() }).parse(jsonOf(body)).remote;
  } catch {
    return '';
  }
};

const parse = (body: string): Preview => {
  try {
    return preview.parse(jsonOf(body));
  } catch {
    throw new PreviewRefused('This preview link does not name one release of one part of the site.');
  }
};

/**
 * Verifies and parses the token of a preview link. `keysOf` returns the keys that may sign previews of a remote. Throws
 * `PreviewRefused` when none of them signed it, when it is for another site than `site` (an origin), or when it
 * expired before `now`.
 */
export const readPreview = (
  token: string,
  keysOf: (remote: string) => readonly PublicKey[],
  site: string,
  now: Date,
): Preview => {
  const [, body = '', signature = ''] = FORM.exec(token) ?? [];
  const bytes = Buffer.from(signature, 'base64url');
  const keys = keysOf(namedRemote(body));
  if (!body || !keys.some(({ key }) => verify(null, signedBytes(body), key, bytes))) {
    throw new PreviewRefused(
      'This preview link was changed, or signed with a key that this site does not know.',
    );
  }
  const claims = parse(body);
  if (claims.site !== site)
    throw new PreviewRefused(`This preview link is for another site: ${claims.site}.`);
  if (now >= new Date(claims.expires)) throw new PreviewRefused('This preview link has expired.');
  return claims;
};
