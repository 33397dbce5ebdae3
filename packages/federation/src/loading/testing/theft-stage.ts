import { cp, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFederationHost } from '../../host';
import type { ReleaseRef } from '../../registry';
import { release } from '../../release';
import { removeFolder, writeTinyRemote, type TinyRemote } from '../../testing';
import type { RemoteEvent } from '../active';
import { openRemoteSet, type RemoteSet, type RemoteSetOptions } from '../remote-set';
import { provided, requireRelease } from './stage';

type Entry = Readonly<Record<string, unknown>>;

/** A release of careers that claims what unis has. */
const STOLEN = {
  paths: ['/careers', '/unis'],
  slots: ['card.universities', 'card.careers'],
  manifest: { names: ['storage:signpost.map'] },
} as const;

/** Slots in the pages of unis. */
export const HOSTS = { 'unis.provider.row.v1': { timeoutMs: 1, budget: 1, failure: 'regular' } };

/** What unis has in the stage; a cascade layer that begins with its name is its own, too. */
export const OWNED = {
  paths: ['/unis'],
  slots: ['card.universities'],
  manifest: { names: ['storage:signpost.map', 'element:unis-map', 'endpoint:listRooms'] },
} as const;

/** A store in which unis has one claim of each kind, and careers, the thief, another path; and sets that follow it. */
export const openTheftStage = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-theft-'));
  const store = path.join(folder, 'store');
  const events: RemoteEvent[] = [];
  const sets: RemoteSet[] = [];
  const publish = async (options: TinyRemote & { name: string }, to = store) =>
    release(to, options.name, await writeTinyRemote(path.join(folder, `dist-${options.name}`), options));
  await publish({ name: 'careers', heading: 'careers', paths: ['/careers'] });
  await publish({ name: 'unis', heading: 'unis', ...OWNED });
  return {
    store,
    events,
    publish,
    /** Stores a release of careers with stolen claims, without the check of the release command. */
    async storeStolen(stolen: Partial<TinyRemote> = STOLEN): Promise<ReleaseRef> {
      const elsewhere = path.join(folder, 'elsewhere');
      const { live } = await publish({ name: 'careers', heading: 'theft', ...stolen }, elsewhere);
      await cp(path.join(elsewhere, live.url), path.join(store, live.url), { recursive: true });
      return live;
    },
    /** Changes the entry of careers, which becomes the first of the registry, so that order alone would let it win. */
    async changeCareers(change: (entry: Entry) => Entry): Promise<void> {
      const file = path.join(store, 'registry.json');
      const { version, ...registry } = JSON.parse(await readFile(file, 'utf8')) as {
        version: number;
        remotes: Record<string, Entry>;
      };
      const { careers = {}, ...others } = registry.remotes;
      const next = { ...registry, version: version + 1, remotes: { careers: change(careers), ...others } };
      await writeFile(`${file}.next`, JSON.stringify(next));
      await rename(`${file}.next`, file);
    },
    async open(options: Partial<RemoteSetOptions> = {}): Promise<RemoteSet> {
      const set = await openRemoteSet({
        store,
        cache: path.join(folder, 'cache'),
        host: createFederationHost(provided, (entry) => Object.values(requireRelease(entry) as object)[0]),
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

export type TheftStage = Awaited<ReturnType<typeof openTheftStage>>;

/** A remote of a set. */
export const remoteOf = (set: RemoteSet, name: string) =>
  set.current().remotes.find((remote) => remote.name === name);
