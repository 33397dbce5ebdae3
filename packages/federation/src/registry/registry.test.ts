import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { SlotName } from '../contract/slots';
import { claimConflicts, claimsOf, recordOwned, refusedClaims } from './claims';
import { claimsOverlap } from './claims-overlap';
import { fetchWhole } from './fetch-whole';
import { jsonSchemas, SCHEMA_FOLDER } from './json-schemas';
import { parseRegistry } from './parse-registry';
import { registryDocument, type RegistryDocument, releaseManifest, releaseRef, remoteConfig } from './schema';
import { hasPartialFlags, resolveSettings } from './settings/resolve';
import { isSettingValue, parseSettingValue, settingText } from './settings/value';
import { newKeyPair, type PublicKey, publicKeys, signRegistry, verifyRegistry } from './signature';
import { watchRegistry } from './watch';

describe('schemas', () => {
  const root = path.resolve(__dirname, '../../../..');
  const sha = 'a'.repeat(64);
  const ref = {
    release: '0123456789ab',
    url: 'unis/0123456789ab/',
    integrity: sha,
    contract: '^1.0.0',
    paths: ['/explore/unis'],
    slots: ['home.row'],
    releasedAt: '2026-11-21T10:00:00.000Z',
  };

  describe('contract as JSON Schema', () => {
    it.each(Object.entries(jsonSchemas()))(
      '%s is generated from the schemas that the code validates with (run npm run schemas to update)',
      (name, text) => {
        const kept = readFileSync(path.join(root, SCHEMA_FOLDER, name), 'utf8');
        expect(JSON.parse(kept)).toEqual(JSON.parse(text));
      },
    );
  });

  describe('registry document', () => {
    it('accepts a registry of releases', () => {
      expect(
        registryDocument.parse({ version: 1, remotes: { unis: { live: ref, previous: null } } }),
      ).toBeTruthy();
    });

    it.each([
      ['an invalid hash', { integrity: 'abc' }],
      ['a path that is not absolute', { paths: ['explore'] }],
      ['a slot that the shell does not have', { slots: ['nowhere'] }],
      ['a release id that could leave its folder', { release: '../../../etc' }],
    ])('rejects %s', (_, change) => {
      expect(releaseRef.safeParse({ ...ref, ...change }).success).toBe(false);
    });
  });

  describe('manifest of a release', () => {
    const manifest = {
      name: 'unis',
      contract: '^1.0.0',
      paths: ['/explore/unis'],
      slots: [],
      client: { entry: 'client/remoteEntry.js', remote: { js: [], css: [] }, chunks: {} },
      server: { entry: 'server/remoteEntry.js' },
      files: { 'client/remoteEntry.js': { sha256: sha, bytes: 1 } },
    };

    it('accepts files inside the release', () => {
      expect(releaseManifest.parse(manifest)).toBeTruthy();
    });

    it.each(['../outside.js', '/etc/passwd', 'client/../../outside.js', 'client\\outside.js'])(
      'rejects a file at %s',
      (file) => {
        expect(
          releaseManifest.safeParse({ ...manifest, files: { [file]: { sha256: sha, bytes: 1 } } }).success,
        ).toBe(false);
      },
    );
  });
});

describe('signatures', () => {
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
});

describe('watching', () => {
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
});

describe('claims', () => {
  const ref = (paths: readonly string[], slots: readonly SlotName[] = []) => ({
    release: '0123456789ab',
    url: 'x/0123456789ab/',
    integrity: 'a'.repeat(64),
    contract: '^1.0.0',
    paths: [...paths],
    slots: [...slots],
    releasedAt: '2026-11-20T10:00:00.000Z',
    provenance: null,
  });

  /** Parses the entries of a registry. */
  const entries = (remotes: object) => registryDocument.parse({ version: 1, remotes }).remotes;

  const entry = (paths: readonly string[], more: object = {}) => ({
    live: ref(paths),
    previous: null,
    ...more,
  });
  const EARLY = '2026-11-21T10:00:00.000Z';
  const LATE = '2026-11-22T10:00:00.000Z';

  describe('overlap of claims', () => {
    it.each([
      ['/explore/unis', '/explore/unis'],
      ['/explore/unis', '/Explore/Unis/'],
      ['/explore/unis/:id', '/explore/unis/bath'],
      ['/explore/unis/:id', '/explore/:kind/bath'],
      ['/explore/unis/:id?', '/explore/unis'],
      ['/explore/*', '/explore/unis/bath'],
      ['card.universities', 'card.universities'],
    ])('an address can match both %s and %s', (one, other) => {
      expect(claimsOverlap(one, other)).toBe(true);
      expect(claimsOverlap(other, one)).toBe(true);
    });

    it.each([
      ['/explore/unis', '/explore/courses'],
      ['/explore/unis', '/explore/unis/:id'],
      ['/explore/unis/:id', '/explore/courses/:id'],
      ['card.universities', 'card.courses'],
      ['/card.universities', 'card.universities'],
    ])('no address matches both %s and %s', (one, other) => {
      expect(claimsOverlap(one, other)).toBe(false);
      expect(claimsOverlap(other, one)).toBe(false);
    });

    it('is the same in both directions for any patterns', () => {
      const segment = fc.constantFrom('a', 'b', ':x', ':y?', 'a?', '*');
      const pattern = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
      fc.assert(
        fc.property(pattern, pattern, (one, other) => {
          expect(claimsOverlap(one, other)).toBe(claimsOverlap(other, one));
          expect(claimsOverlap(one, one)).toBe(true);
        }),
      );
    });
  });

  it('claims paths and card slots, but not rows, which many remotes fill', () => {
    expect(claimsOf({ paths: ['/a'], slots: ['home.row', 'card.courses'] })).toEqual(['/a', 'card.courses']);
  });

  it('claims files for other sites, by the manifest too, each once', () => {
    const files = {
      'client/embed.widgets.js': {},
      'client/embed.widgets.js.br': {},
      'client/widgets.embed.js': {},
    };
    const names = ['embed:widgets.js', 'storage:signpost.map'];
    expect(claimsOf({ paths: [], slots: [], names, files })).toEqual(names);
    expect(claimsOf({ paths: [], slots: [], files })).toEqual(['embed:widgets.js']);
  });

  describe('conflicts', () => {
    it('of two remotes the one that had its claim first keeps it', () => {
      const remotes = entries({
        thief: entry(['/a', '/b'], { owns: { '/a': LATE, '/b': LATE } }),
        owner: entry(['/a'], { owns: { '/a': EARLY } }),
      });
      expect(refusedClaims({ remotes }, 'thief')).toEqual([{ claim: '/a', owner: 'owner', owned: '/a' }]);
      expect(refusedClaims({ remotes }, 'owner')).toEqual([]);
    });

    it('an entry of an earlier registry, which records no owners, keeps what it has', () => {
      const remotes = entries({
        thief: entry(['/a'], { owns: { '/a': EARLY } }),
        owner: entry(['/a']),
      });
      expect(refusedClaims({ remotes }, 'thief').map(({ claim }) => claim)).toEqual(['/a']);
      expect(refusedClaims({ remotes }, 'owner')).toEqual([]);
    });

    it('a claim that an entry does not record loses', () => {
      const remotes = entries({
        thief: entry(['/a'], { owns: {} }),
        owner: entry(['/a'], { owns: { '/a': LATE } }),
      });
      expect(refusedClaims({ remotes }, 'thief')).toHaveLength(1);
      expect(refusedClaims({ remotes }, 'owner')).toEqual([]);
    });

    it('includes the claims of a canary and of the release to roll back to', () => {
      const remotes = entries({
        owner: entry(['/other'], { previous: ref(['/a']), owns: { '/a': EARLY, '/other': EARLY } }),
        thief: entry(['/b'], { canary: { ref: ref(['/a']), share: 5 }, owns: { '/b': EARLY, '/a': LATE } }),
      });
      expect(refusedClaims({ remotes }, 'thief').map(({ claim }) => claim)).toEqual(['/a']);
    });

    it('a new remote has no claim before its first release', () => {
      const remotes = entries({ owner: entry(['/a/:id']) });
      expect(claimConflicts({ remotes }, 'newcomer', ['/a/b', '/c'])).toEqual([
        { claim: '/a/b', owner: 'owner', owned: '/a/:id' },
      ]);
    });

    it('the shell’s own paths belong to no remote, also when one had them before', () => {
      const remotes = entries({
        thief: entry(['/explore', '/a'], { owns: { '/explore': EARLY, '/a': EARLY } }),
      });
      expect(refusedClaims({ remotes }, 'thief')).toEqual([
        { claim: '/explore', owner: 'the shell', owned: '/explore' },
      ]);
      expect(claimConflicts({ remotes }, 'newcomer', ['/account/sign-in', '/api/v1'])).toHaveLength(2);
      expect(claimConflicts({ remotes }, 'newcomer', ['/embed', '/explore/unis'])).toEqual([]);
    });

    it.each(['storage:signpost.favourites', 'storage:UcasUserLoc_BA2', 'embed:scripts.json'])(
      'the name %s of the shell or a package belongs to no remote',
      (name) => {
        expect(claimConflicts({ remotes: {} }, 'newcomer', [name])).toEqual([
          { claim: name, owner: 'the shell', owned: expect.any(String) as string },
        ]);
        expect(claimConflicts({ remotes: {} }, 'newcomer', [`${name.replace('_', '')}x`])).toEqual([]);
      },
    );

    it('what was offered to the remote is no conflict', () => {
      const remotes = entries({ owner: entry(['/a'], { offers: { '/a': { to: 'newcomer', at: EARLY } } }) });
      expect(claimConflicts({ remotes }, 'newcomer', ['/a'])).toEqual([]);
      expect(claimConflicts({ remotes }, 'another', ['/a'])).toHaveLength(1);
    });
  });

  it('records since when a remote has each claim, and forgets those that no release has', () => {
    const before = entries({ tiny: entry(['/a', '/b'], { owns: { '/a': EARLY, '/b': EARLY } }) })['tiny'];
    const next = { live: before?.live ?? ref([]), previous: null, canary: null };
    expect(recordOwned({ ...next, live: { ...next.live, paths: ['/a', '/c'] } }, before, LATE)).toEqual({
      '/a': EARLY,
      '/c': LATE,
    });
  });
});

setFlagsFromString('--expose-gc');
const tidyMemory = runInNewContext('gc') as () => void;

const TIMEOUT_MS = 1_000;

describe('fetching a whole answer', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/hung') return;
      response.writeHead(request.url === '/absent' ? 404 : 200, { 'content-type': 'text/plain' });
      if (request.url === '/endless') response.write('a part');
      else response.end('all of it');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => jest.useRealTimers());

  const fine = (answer: Response) => {
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  };

  /** Fetches an address, and resolves once the server has the request. The clock stands still. */
  const begin = async (address: string, check = fine) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const asked = once(server, 'request') as Promise<[unknown, ServerResponse]>;
    const fetched = fetchWhole(url + address, TIMEOUT_MS, {}, check);
    const late = expect(fetched).rejects.toThrow(`took longer than ${TIMEOUT_MS} ms`);
    const [, response] = await asked;
    return { late, response };
  };

  it('returns the whole body', async () => {
    expect(String(await fetchWhole(`${url}/file`, TIMEOUT_MS, {}, fine))).toBe('all of it');
  });

  it('throws the error of the check of the response head', async () => {
    await expect(fetchWhole(`${url}/absent`, TIMEOUT_MS, {}, fine)).rejects.toThrow('answered 404');
  });

  it('times out when a response does not begin', async () => {
    const { late } = await begin('/hung');
    jest.advanceTimersByTime(TIMEOUT_MS);
    await late;
  });

  it('times out when a body does not end, and closes the connection, even after garbage collection', async () => {
    let began: () => void = () => undefined;
    const head = new Promise<void>((resolve) => (began = resolve));
    const { late, response } = await begin('/endless', began);
    const closed = once(response, 'close');
    await head;
    tidyMemory();
    jest.advanceTimersByTime(TIMEOUT_MS);
    await late;
    await closed;
  });
});

describe('settings', () => {
  const flag = { kind: 'flag', default: false, description: 'A flag.' } as const;
  const number = { kind: 'number', default: 5, min: 1, max: 10, description: 'A number.' } as const;
  const text = { kind: 'text', default: 'Hello', maxLength: 8, description: 'A text.' } as const;
  const choice = {
    kind: 'choice',
    default: 'near',
    options: ['near', 'new'],
    description: 'An order.',
  } as const;
  const definitions = { flag, number, text, choice };

  const resolve = (values: Record<string, number | string>, bucket?: number) =>
    resolveSettings('unis', definitions, values, bucket);
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
  const bucketsWith = (name: string, share: number) =>
    buckets.filter(
      (bucket) => resolveSettings('unis', { [name]: flag }, { [name]: share }, bucket).changed[name],
    );

  describe('the value of a setting', () => {
    it.each([
      [flag, 'on', 100],
      [flag, 'off', 0],
      [flag, '25%', 25],
      [flag, '25', 25],
      [number, '7.5', 7.5],
      [text, 'Hi = you', 'Hi = you'],
      [choice, 'new', 'new'],
    ])('%j takes %j', (definition, word, value) => {
      expect(parseSettingValue(definition, word)).toBe(value);
      expect(isSettingValue(definition, value)).toBe(true);
    });

    it.each([
      [flag, 'yes', 'takes on, off or a whole percentage of the visitors, such as 25%'],
      [flag, '101', 'takes on, off'],
      [flag, '2.5', 'takes on, off'],
      [number, '11', 'takes a number from 1 to 10'],
      [number, ' ', 'takes a number from 1 to 10'],
      [number, 'ten', 'takes a number from 1 to 10'],
      [text, 'Hello you', 'takes at most 8 characters'],
      [choice, 'far', 'takes one of near, new'],
    ])('%j refuses %j', (definition, word, reason) => {
      expect(() => parseSettingValue(definition, word)).toThrow(reason);
    });

    it('is written as people type it', () => {
      expect([0, 100, 25, false].map((value) => settingText(flag, value))).toEqual([
        'off',
        'on',
        '25%',
        'off',
      ]);
      expect(settingText(number, 7)).toBe('7');
    });
  });

  describe('the settings of a visitor', () => {
    it('are those of the registry that differ from the defaults', () => {
      expect(resolve({ number: 7, text: 'Hello', choice: 'new', flag: 100 })).toEqual({
        changed: { number: 7, choice: 'new', flag: true },
        partial: {},
      });
    });

    it('keep their defaults where the registry has a value that the release does not allow or know', () => {
      const values = { number: 99, text: 5, choice: 'far', flag: 'on', gone: 3, toString: 1 };
      expect(resolve(values)).toEqual({ changed: {}, partial: {} });
    });

    it.each([1, 10, 50, 99])(
      'a flag of %s %% is on for exactly as many buckets, the same each time',
      (share) => {
        expect(bucketsWith('flag', share)).toHaveLength(share);
        expect(bucketsWith('flag', share)).toEqual(bucketsWith('flag', share));
      },
    );

    it('who has a flag keeps it while its share grows', () => {
      const [few, many] = [bucketsWith('flag', 10), bucketsWith('flag', 40)];
      expect(few.every((bucket) => many.includes(bucket))).toBe(true);
    });

    it('flags are on for different visitors, and for others than canaries are', () => {
      const canary = buckets.slice(0, 20);
      const shared = (one: readonly number[], other: readonly number[]) =>
        one.filter((bucket) => other.includes(bucket)).length;
      const names = ['providerRow', 'newList', 'compactCards', 'mapFirst'];
      const groups = names.map((name) => bucketsWith(name, 20));
      for (const group of groups) expect(shared(group, canary)).toBeLessThan(12);
      expect(new Set(groups.map(String)).size).toBe(names.length);
    });

    it('a visitor without a bucket has only the flags that are on for all', () => {
      expect(resolve({ flag: 99 })).toEqual({ changed: {}, partial: { flag: false } });
      expect(resolve({ flag: 100 }).changed).toEqual({ flag: true });
    });

    it('differ between visitors only while a declared flag is on for some', () => {
      expect(hasPartialFlags(definitions, { flag: 30 })).toBe(true);
      expect(hasPartialFlags(definitions, { flag: 100, number: 7 })).toBe(false);
      expect(hasPartialFlags({}, { flag: 30 })).toBe(false);
    });
  });

  describe('declarations', () => {
    const config = { name: 'unis', paths: ['/unis'], slots: [], contract: '^1.6.0', budget: 1 };

    it.each([
      [{ Wrong: flag }, 'a name such as nearbyRadius'],
      [{ number: { ...number, default: 0 } }, 'the default is outside min and max'],
      [{ choice: { ...choice, default: 'far' } }, 'the default is none of the options'],
      [{ text: { ...text, maxLength: 2 } }, 'the default is longer than maxLength'],
      [{ flag: { ...flag, description: '' } }, 'description'],
    ])('refuses %j', (settings, reason) => {
      expect(JSON.stringify(remoteConfig.safeParse({ ...config, settings }).error?.issues)).toContain(reason);
    });

    it('of a kind that a later version has are left out, and the release is used', () => {
      const live = {
        release: '0123456789ab',
        url: 'unis/0123456789ab/',
        integrity: '0'.repeat(64),
        contract: '^1.6.0',
        paths: ['/unis'],
        slots: [],
        releasedAt: '2026-11-24T00:00:00Z',
        settings: { flag, colour: { kind: 'colour', default: '#fff' } },
      };
      const { remotes } = parseRegistry({ version: 1, remotes: { unis: { live, previous: null } } });
      expect(remotes['unis']?.live.settings).toEqual({ flag });
      expect(remotes['unis']?.settings).toEqual({ values: {}, previous: {} });
    });
  });
});
