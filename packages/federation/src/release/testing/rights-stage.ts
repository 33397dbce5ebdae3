import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  newKeyPair,
  publicKeys,
  signEntry,
  verifyAndParse,
  type KeyPair,
  type ParsedRegistry,
  type ReleaseRef,
} from '../../registry';
import { removeFolder, writeTinyRemote, type TinyRemote } from '../../testing';
import { builtRelease, storeRelease } from '../built-release';
import { release } from '../release';
import { grantKey } from '../rights/change-rights';

/** A registry's JSON. */
export interface RawRegistry {
  version: number;
  rights?: { version: number; remotes: Record<string, unknown> };
  remotes: Record<string, Record<string, unknown>>;
}

/** Keys of the operators, of two squads and of an approver. */
export const [operators, unisSquad, careersSquad, approver] = [
  newKeyPair(),
  newKeyPair(),
  newKeyPair(),
  newKeyPair(),
];
export const trusted = publicKeys(operators.publicKey);

/** A release to publish; `canary` is a percentage. */
type Published = Partial<TinyRemote> & { readonly canary?: number };

/** A store whose registry lets two squads release one remote each, `unis` and `careers`, which are live. */
export const createStage = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-rights-'));
  const store = path.join(folder, 'store');
  const file = path.join(store, 'registry.json');
  const readRaw = async (): Promise<RawRegistry> => JSON.parse(await readFile(file, 'utf8')) as RawRegistry;
  /** Writes the registry's JSON, as anyone who can write to the store may. */
  const rewrite = async (change: (raw: RawRegistry) => void): Promise<void> => {
    const raw = await readRaw();
    change(raw);
    await writeFile(file, JSON.stringify(raw));
  };
  const publish = async (name: string, heading: string, more: Published = {}) => {
    const built = { name, heading, paths: [`/${name}`], ...more };
    const dist = await writeTinyRemote(path.join(folder, `dist-${name}`), built);
    return release(store, name, dist, { canary: more.canary });
  };
  /** Stores a release without the checks of the release command, and without a registry entry. */
  const storeOnly = async (name: string, heading: string, more: Partial<TinyRemote>): Promise<ReleaseRef> => {
    const built = { name, heading, paths: [`/${name}`], ...more };
    const dist = await writeTinyRemote(path.join(folder, `dist-${name}`), built);
    return storeRelease(store, await builtRelease(dist), { releasedAt: new Date() });
  };
  /** Runs a command with a private key in its environment. */
  const as = async <Result>({ privateKey }: KeyPair, command: () => Promise<Result>): Promise<Result> => {
    const key = path.join(folder, 'key.pem');
    await writeFile(key, privateKey);
    process.env['REGISTRY_SIGNING_KEY'] = key;
    return command();
  };
  process.env['REGISTRY_KEYS'] = operators.publicKey;
  await as(operators, async () => {
    await publish('unis', 'unis');
    await publish('careers', 'careers');
    await grantKey(store, 'unis', unisSquad.publicKey, 'release');
    await grantKey(store, 'careers', careersSquad.publicKey, 'release');
  });
  return {
    folder,
    store,
    readRaw,
    rewrite,
    publish,
    storeOnly,
    as,
    /** Changes an entry and signs it with a key, without the checks of the commands. */
    forge: ({ privateKey }: KeyPair, name: string, change: (entry: Record<string, unknown>) => object) =>
      rewrite((raw) => {
        const entry = change(raw.remotes[name] ?? {});
        raw.remotes[name] = { ...entry, signature: signEntry(name, entry, privateKey) };
      }),
    /** What a shell accepts of the store's registry after it had accepted `known`. */
    accepted: async (known?: ParsedRegistry): Promise<ParsedRegistry> =>
      verifyAndParse(await readRaw(), trusted, known),
    close: async (): Promise<void> => {
      delete process.env['REGISTRY_SIGNING_KEY'];
      delete process.env['REGISTRY_KEYS'];
      await removeFolder(folder);
    },
  };
};

export type Stage = Awaited<ReturnType<typeof createStage>>;

/** The release that is live for all, by a registry. */
export const liveOf = ({ remotes }: ParsedRegistry, name: string): string | undefined =>
  remotes[name]?.live.release;

/** What a registry's parsing refused, a line each. */
export const refusals = ({ problems }: ParsedRegistry): readonly string[] =>
  problems.map(({ remote, part, reason }) => `${remote} ${part}: ${reason}`);
