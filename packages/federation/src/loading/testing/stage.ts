import { cp, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFederationHost, type Provided } from '../../host';
import { signRegistry, type RegistryDocument, type ReleaseRef, type RemoteEntry } from '../../registry';
import { sha256 } from '../../registry/sha256';
import { removeFolder, writeTinyRemote, type TinyRemote } from '../../testing';

import type { RemoteEvent } from '../active';
import { openRemoteSet, type RemoteSet, type RemoteSetOptions } from '../remote-set';

/** Options of a tiny remote besides its heading. */
type TinyRemoteOptions = Omit<TinyRemote, 'heading'>;

/** Loads the server build of a release. */
export const requireRelease = createRequire(__filename);
const emptyModule = { version: '19.3.1', module: {} };
/** The modules that a shell provides, without their content. */
export const provided: Provided = {
  react: emptyModule,
  'react/jsx-runtime': emptyModule,
  'react-router-dom': emptyModule,
  '@signpost/api-client/base': emptyModule,
  '@signpost/federation/settings': emptyModule,
  '@signpost/federation/slots': emptyModule,
  '@signpost/identity': emptyModule,
  '@signpost/language/runtime': emptyModule,
  valibot: emptyModule,
};

const putTinyRemote = async (
  folder: string,
  store: string,
  heading: string,
  options: TinyRemoteOptions,
): Promise<ReleaseRef> => {
  const dist = await writeTinyRemote(path.join(folder, 'dist'), { heading, ...options });
  const integrity = sha256(await readFile(path.join(dist, 'release.json')));
  const release = integrity.slice(0, 12);
  await cp(dist, path.join(store, 'tiny', release), { recursive: true });
  return {
    release,
    url: `tiny/${release}/`,
    integrity,
    contract: '^1.0.0',
    paths: ['/tiny'],
    slots: [],
    releasedAt: '2026-11-21T10:00:00.000Z',
    provenance: null,
  };
};

/**
 * A store with a remote called `tiny` in a temporary folder, whose registry is written directly, and sets
 * that follow it.
 */
export const openStage = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-stage-'));
  const store = path.join(folder, 'store');
  const cache = path.join(folder, 'cache');
  const events: RemoteEvent[] = [];
  const sets: RemoteSet[] = [];
  let version = 0;
  await mkdir(store);
  const writeRegistry = async (document: object): Promise<void> => {
    await writeFile(path.join(store, 'next.json'), JSON.stringify(document));
    await rename(path.join(store, 'next.json'), path.join(store, 'registry.json'));
  };

  return {
    store,
    cache,
    events,
    /** Adds a release to the store whose route is called `heading`, without registering it. */
    put: (heading: string, options: TinyRemoteOptions = {}) => putTinyRemote(folder, store, heading, options),
    /** Writes the registry atomically, with the next version by default, signed when a key is given. */
    async register(
      entry: Pick<RemoteEntry, 'live'> & Partial<RemoteEntry>,
      options: { privateKey?: string; version?: number } = {},
    ): Promise<void> {
      version = options.version ?? version + 1;
      const tiny = { previous: null, canary: null, history: [], ...entry };
      const plain = { version, remotes: { tiny } };
      await writeRegistry(options.privateKey ? signRegistry(plain, options.privateKey) : plain);
    },
    /** Writes a registry of the next version with any content, as a later version of the product may. */
    async registerAny(remotes: object, more: object = {}, privateKey?: string): Promise<void> {
      version += 1;
      const plain = { version, remotes, ...more } as RegistryDocument;
      await writeRegistry(privateKey ? signRegistry(plain, privateKey) : plain);
    },
    async open(options: Partial<RemoteSetOptions> = {}): Promise<RemoteSet> {
      const set = await openRemoteSet({
        store,
        cache,
        host: createFederationHost(
          provided,
          (entry) => Object.values(requireRelease(entry) as Record<string, unknown>)[0],
        ),
        timeoutMs: 30_000,
        retryAfter: 50,
        pollEvery: 10,
        onEvent: (event) => events.push(event),
        ...options,
      });
      sets.push(set);
      return set;
    },
    async close(): Promise<void> {
      sets.forEach((set) => set.close());
      await removeFolder(folder);
    },
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;
