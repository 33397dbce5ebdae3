import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { RegistryDocument } from './schema';
import { sha256 } from './sha256';

/** An Ed25519 key that registries may be signed with. Its id says which of several keys signed, nothing more. */
export interface PublicKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** A new pair: the private key as PEM (PKCS #8), the public one as configuration takes it. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

const idOf = (raw: string): string => sha256(Buffer.from(raw, 'base64url')).slice(0, 16);

/** The raw 32 bytes of a key's public half in base64url. Throws when it is not an Ed25519 key. */
const rawOf = (key: KeyObject): string => {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (key.asymmetricKeyType !== 'ed25519' || !x) throw new Error('registries are signed with Ed25519 keys');
  return x;
};

/** Reads configuration: raw 32-byte Ed25519 public keys in base64url, commas between. Throws on anything else. */
export const publicKeys = (text: string): readonly PublicKey[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((raw) => {
      if (!/^[\w-]{43}$/.test(raw)) throw new Error(`${raw} is not the base64url of a 32-byte public key`);
      return {
        id: idOf(raw),
        key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' }),
      };
    });

/** The public half of a private key (PEM), as configuration takes it. Throws when it is not an Ed25519 key. */
export const publicHalf = (privateKeyPem: string): string => rawOf(createPrivateKey(privateKeyPem));

/** Makes a new key pair. */
export const newKeyPair = (): KeyPair => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: rawOf(privateKey),
  };
};

/** What a signature is made of: the document without it, as JSON. A reader must take the document as it was written. */
const signedBytes = (document: object): Buffer =>
  Buffer.from(JSON.stringify({ ...document, signature: undefined }));

/** Signs a registry with a private key (PEM); a signature that it has is replaced. Throws when the key is not Ed25519. */
export const signRegistry = <Document extends object>(
  document: Document,
  privateKeyPem: string,
): Document & { signature: NonNullable<RegistryDocument['signature']> } => {
  const key = createPrivateKey(privateKeyPem);
  const id = idOf(rawOf(key));
  const value = sign(null, signedBytes(document), key).toString('base64url');
  return { ...document, signature: { key: id, value } };
};

const signatureOf = (raw: object): { key: string; value: string } | undefined => {
  const { signature } = raw as { signature?: { key?: unknown; value?: unknown } | null };
  const { key, value } = signature ?? {};
  return typeof key === 'string' && typeof value === 'string' ? { key, value } : undefined;
};

/**
 * Proves that one of `keys` signed a registry. Takes the document as JSON.parse gave it, before any schema: a schema may
 * drop or add what the signature covers. Throws with the reason: unsigned, signed by another key, or changed since.
 */
export const verifyRegistry = (raw: unknown, keys: readonly PublicKey[]): void => {
  const signature = typeof raw === 'object' && raw !== null ? signatureOf(raw) : undefined;
  if (!signature) throw new Error('the registry is not signed');
  const trusted = keys.find(({ id }) => id === signature.key);
  if (!trusted)
    throw new Error(`the registry is signed with key ${signature.key}, which is not trusted here`);
  if (!verify(null, signedBytes(raw as object), trusted.key, Buffer.from(signature.value, 'base64url'))) {
    throw new Error('the registry was changed after it was signed');
  }
};
