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

/** An Ed25519 key that registries may be signed with. Its id only identifies which of several keys signed. */
export interface PublicKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** A new key pair: the private key as PEM (PKCS #8), the public one in the format of the configuration. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** The id of a raw public key in base64url: the first 16 digits of its SHA-256. */
export const keyIdOf = (raw: string): string => sha256(Buffer.from(raw, 'base64url')).slice(0, 16);

/** The raw 32 bytes of a public key in base64url. Throws when it is not an Ed25519 key. */
const rawOf = (key: KeyObject): string => {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (key.asymmetricKeyType !== 'ed25519' || !x) throw new Error('registries are signed with Ed25519 keys');
  return x;
};

/**
 * Parses configuration: raw 32-byte Ed25519 public keys in base64url, separated by commas. Throws on anything
 * else.
 */
export const publicKeys = (text: string): readonly PublicKey[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((raw) => {
      if (!/^[\w-]{43}$/.test(raw)) throw new Error(`${raw} is not the base64url of a 32-byte public key`);
      return {
        id: keyIdOf(raw),
        key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' }),
      };
    });

/**
 * Returns the public key of a private key (PEM), in the format of the configuration. Throws when it is not an
 * Ed25519 key.
 */
export const publicHalf = (privateKeyPem: string): string => rawOf(createPrivateKey(privateKeyPem));

export const newKeyPair = (): KeyPair => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: rawOf(privateKey),
  };
};

/** The signed bytes: the document without its signature, as JSON. Readers must use the unchanged document. */
const signedBytes = (document: object): Buffer =>
  Buffer.from(JSON.stringify({ ...document, signature: undefined }));

/**
 * Signs a registry with a private key (PEM) and replaces an existing signature. Throws when the key is not
 * Ed25519.
 */
export const signRegistry = <Document extends object>(
  document: Document,
  privateKeyPem: string,
): Document & { signature: NonNullable<RegistryDocument['signature']> } => {
  const key = createPrivateKey(privateKeyPem);
  const id = keyIdOf(rawOf(key));
  const value = sign(null, signedBytes(document), key).toString('base64url');
  return { ...document, signature: { key: id, value } };
};

const signatureOf = (raw: object): { key: string; value: string } | undefined => {
  const { signature } = raw as { signature?: { key?: unknown; value?: unknown } | null };
  const { key, value } = signature ?? {};
  return typeof key === 'string' && typeof value === 'string' ? { key, value } : undefined;
};

/**
 * Verifies that one of `keys` signed a registry. Takes the result of JSON.parse, before any schema, because a
 * schema may drop or add fields that the signature covers. Throws with the reason: unsigned, signed by
 * another key, or changed since.
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
