import { generateKeyPairSync } from 'node:crypto';
import { registryDocument, type RegistryDocument } from './schema';
import { newKeyPair, publicKeys, signRegistry, verifyRegistry } from './signature';

const ref = {
  release: '0123456789ab',
  url: 'unis/0123456789ab/',
  integrity: 'a'.repeat(64),
  contract: '^1.0.0',
  paths: ['/explore/unis'],
  slots: [],
  releasedAt: '2026-11-21T10:00:00.000Z',
};

const document: RegistryDocument = registryDocument.parse({
  version: 3,
  issuedAt: '2026-11-21T10:00:00.000Z',
  remotes: { unis: { live: ref, previous: null } },
});

const pair = newKeyPair();
const keys = publicKeys(pair.publicKey);
/** The signed document after a round trip through JSON, as a reader parses it. */
const written = (): unknown => JSON.parse(JSON.stringify(signRegistry(document, pair.privateKey)));

describe('signed registry', () => {
  it('is verified by the public key of the pair that signed it', () => {
    expect(() => verifyRegistry(written(), keys)).not.toThrow();
    expect(registryDocument.parse(written()).signature?.key).toBe(keys[0]?.id);
  });

  it('is verified by any of several keys, so that keys can be rotated without a gap', () => {
    const both = publicKeys(`${newKeyPair().publicKey}, ${pair.publicKey}`);
    expect(() => verifyRegistry(written(), both)).not.toThrow();
  });

  it('is refused when one character of it was changed', () => {
    const text = JSON.stringify(written()).replace('"/explore/unis"', '"/explore/unix"');
    expect(() => verifyRegistry(JSON.parse(text), keys)).toThrow('changed after it was signed');
  });

  it('is refused when a field was added that the schema would drop', () => {
    expect(() => verifyRegistry({ ...(written() as object), more: 1 }, keys)).toThrow('changed after');
  });

  it('is refused when another key signed it, even with the id of a trusted one', () => {
    const stranger = signRegistry(document, newKeyPair().privateKey);
    expect(() => verifyRegistry(stranger, keys)).toThrow('not trusted here');
    const value = stranger.signature?.value ?? '';
    expect(() => verifyRegistry({ ...stranger, signature: { key: keys[0]?.id, value } }, keys)).toThrow(
      'changed after it was signed',
    );
  });

  it.each([
    ['no document', null],
    ['none', document],
    ['half of one', { ...document, signature: { key: 'x' } }],
  ])('is refused with %s as its signature', (_, raw) => {
    expect(() => verifyRegistry(raw, keys)).toThrow('not signed');
  });

  it('has one signature: signing again replaces it', () => {
    const next = newKeyPair();
    const again = signRegistry(signRegistry(document, pair.privateKey), next.privateKey);
    expect(() => verifyRegistry(again, publicKeys(next.publicKey))).not.toThrow();
  });
});

describe('keys', () => {
  it('are parsed from configuration; empty configuration means no keys', () => {
    expect(publicKeys('')).toEqual([]);
    expect(publicKeys(pair.publicKey)).toHaveLength(1);
  });

  it('are rejected when they are not 32 bytes in base64url', () => {
    expect(() => publicKeys('secret')).toThrow('secret is not the base64url of a 32-byte public key');
  });

  it('must be Ed25519', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    expect(() => signRegistry(document, pem)).toThrow('Ed25519');
  });
});
