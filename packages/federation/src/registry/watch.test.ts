import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRegistry } from './parse-registry';
import { newKeyPair, publicKeys, signRegistry, type PublicKey } from './signature';
import { watchRegistry } from './watch';

const pair = newKeyPair();
const keys = publicKeys(pair.publicKey);
let store: string;
let stop: () => void = () => undefined;

const put = (version: number, privateKey?: string) => {
  const document = { version, remotes: {} };
  const text = JSON.stringify(privateKey ? signRegistry(document, privateKey) : document);
  return writeFile(path.join(store, 'registry.json'), text);
};

/** Watches from a known version and resolves with the first event: the version of a change, or the error. */
const firstSeen = (known: number, trusted: readonly PublicKey[]): Promise<number | string> =>
  new Promise((resolve) => {
    stop = watchRegistry(
      store,
      parseRegistry({ version: known, remotes: {} }),
      {
        changed: ({ version }) => resolve(version),
        failed: (error) => resolve(error instanceof Error ? error.message : String(error)),
      },
      { interval: 10, keys: trusted },
    );
  });

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'signpost-watch-'));
});
afterEach(async () => {
  stop();
  await rm(store, { recursive: true, force: true });
});

describe('watching a signed registry', () => {
  it('reports a newer version', async () => {
    await put(4, pair.privateKey);
    expect(await firstSeen(3, keys)).toBe(4);
  });

  it('refuses an older, validly signed version that replaced it', async () => {
    await put(2, pair.privateKey);
    expect(await firstSeen(3, keys)).toContain('went back from version 3 to 2');
  });

  it('refuses an unsigned one', async () => {
    await put(4);
    expect(await firstSeen(3, keys)).toContain('not signed');
  });

  it('refuses one signed by an untrusted key', async () => {
    await put(4, newKeyPair().privateKey);
    expect(await firstSeen(3, keys)).toContain('not trusted here');
  });

  it('accepts any version when no keys are given, because that store is trusted', async () => {
    await put(2);
    expect(await firstSeen(3, [])).toBe(2);
  });
});
