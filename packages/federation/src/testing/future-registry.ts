import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_FILE } from '../registry';
import { sha256 } from '../registry/sha256';

type Json = Readonly<Record<string, unknown>>;

/** A remote that only a later version can parse: its live release is of an unknown kind. */
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

/** A manifest with an unknown slot, field, chunk and part. */
const futureManifest = ({ client, slots, ...manifest }: Json): Json => {
  const { chunks, ...others } = client as Json;
  return {
    ...manifest,
    slots: [...(slots as unknown[]), 'home.hologram', { name: 'explore.row', size: 2 }],
    client: { ...others, chunks: { ...(chunks as Json), 'future.worker': { kind: 'service-worker' } } },
    parts: [{ kind: 'edge-function', entry: 'edge/main.wasm' }],
  };
};

/** Copies a release of a store with such a manifest, and returns its reference with unknown fields. */
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
 * Rewrites the unsigned registry of a folder store as a later version of the product may: each remote's
 * release and entry have unknown parts, and one remote cannot be parsed at all.
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
