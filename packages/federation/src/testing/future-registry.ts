import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_FILE } from '../registry';
import { sha256 } from '../registry/sha256';

type Json = Readonly<Record<string, unknown>>;

/** The remote that only a later version understands: its live release is of a kind of part that does not exist yet. */
export const FUTURE_REMOTE = 'planner';

const FUTURE_ENTRY: Json = {
  live: {
    release: '0123456789abcdef',
    parts: [{ kind: 'edge-function', entry: 'edge/main.wasm' }],
    paths: [`/${FUTURE_REMOTE}`],
  },
  owners: ['squad-planner'],
};

const readJson = async (file: string): Promise<Json> => JSON.parse(await readFile(file, 'utf8')) as Json;

/** A manifest with a slot, fields, a chunk and a part that do not exist yet. */
const futureManifest = ({ client, slots, ...manifest }: Json): Json => {
  const { chunks, ...others } = client as Json;
  return {
    ...manifest,
    slots: [...(slots as unknown[]), 'home.hologram', { name: 'explore.row', size: 2 }],
    client: { ...others, chunks: { ...(chunks as Json), 'future.worker': { kind: 'service-worker' } } },
    parts: [{ kind: 'edge-function', entry: 'edge/main.wasm' }],
  };
};

/** Copies a release of a store with such a manifest, and gives its reference with fields that do not exist yet. */
const futureRef = async (store: string, name: string, ref: Json): Promise<Json> => {
  const folder = path.join(store, String(ref['url']));
  const manifest = futureManifest(await readJson(path.join(folder, 'release.json')));
  const text = JSON.stringify(manifest);
  const integrity = sha256(text);
  const release = integrity.slice(0, 12);
  const url = `${name}/${release}/`;
  await rm(path.join(store, url), { recursive: true, force: true });
  await cp(folder, path.join(store, url), { recursive: true });
  await writeFile(path.join(store, url, 'release.json'), text);
  return { ...ref, release, url, integrity, slots: manifest['slots'], signedOffBy: 'ci', regions: { eu: 1 } };
};

const futureEntry = async (store: string, name: string, { live, ...entry }: Json): Promise<Json> => {
  const ref = await futureRef(store, name, live as Json);
  return {
    ...entry,
    live: ref,
    canary: { ref, audience: { staff: true } },
    history: [{ release: ref['release'], at: '2027-01-01T00:00:00.000Z', action: 'schedule' }],
    owners: [`squad-${name}`],
  };
};

/**
 * Rewrites the unsigned registry of a folder store as a later version of the product may write it: each remote's release
 * and entry say things that do not exist yet, and there is one remote of which nothing can be understood.
 */
export const writeFutureRegistry = async (store: string): Promise<void> => {
  const file = path.join(store, REGISTRY_FILE);
  const registry = await readJson(file);
  const remotes: Record<string, unknown> = { [FUTURE_REMOTE]: FUTURE_ENTRY };
  for (const [name, entry] of Object.entries(registry['remotes'] as Record<string, Json>)) {
    remotes[name] = await futureEntry(store, name, entry);
  }
  const next = { ...registry, format: 2, version: Number(registry['version']) + 1, remotes };
  await writeFile(`${file}.next`, JSON.stringify(next));
  await rename(`${file}.next`, file);
};
