import { createRequire } from 'node:module';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFederationHost, type Provided } from '../host';
import { release } from '../release';
import { writeTinyRemote, type TinyRemote } from '../testing';
import type { RemoteEvent } from './active';
import { openRemoteSet, type RemoteSet } from './remote-set';

const requireRelease = createRequire(__filename);

const nothing = { version: '19.3.1', module: {} };
const provided: Provided = {
  react: nothing,
  'react/jsx-runtime': nothing,
  'react-router-dom': nothing,
  '@signpost/api-client/base': nothing,
  '@signpost/federation/settings': nothing,
  '@signpost/federation/slots': nothing,
  '@signpost/identity': nothing,
  valibot: nothing,
};

let folder: string;
let store: string;
let set: RemoteSet;
let events: RemoteEvent[];

const publish = async (options: TinyRemote & { name: string }) =>
  release(store, options.name, await writeTinyRemote(path.join(folder, `dist-${options.name}`), options));

/** Gives careers a live release that claims a path and a card of unis, as a tool without the check would. */
const steal = async () => {
  const stolen = await release(
    path.join(folder, 'elsewhere'),
    'careers',
    await writeTinyRemote(path.join(folder, 'theft'), {
      name: 'careers',
      heading: 'theft',
      paths: ['/careers', '/unis'],
      slots: ['card.universities', 'card.careers'],
      manifest: { names: ['storage:signpost.map'] },
    }),
  );
  const file = path.join(store, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as {
    version: number;
    remotes: Record<string, object>;
  };
  await cp(path.join(folder, 'elsewhere', stolen.live.url), path.join(store, stolen.live.url), {
    recursive: true,
  });
  const careers = { ...registry.remotes['careers'], live: stolen.live };
  registry.version += 1;
  // First in the registry's order, so that order alone would let it win.
  registry.remotes = { careers, unis: registry.remotes['unis'] ?? {} };
  await writeFile(file, JSON.stringify(registry));
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-restrict-'));
  store = path.join(folder, 'store');
  events = [];
  await publish({ name: 'careers', heading: 'careers', paths: ['/careers'] });
  await publish({
    name: 'unis',
    heading: 'unis',
    paths: ['/unis'],
    slots: ['card.universities'],
    manifest: { names: ['storage:signpost.map'] },
  });
  await steal();
  set = await openRemoteSet({
    store,
    cache: path.join(folder, 'cache'),
    host: createFederationHost(provided, (entry) => Object.values(requireRelease(entry) as object)[0]),
    timeoutMs: 800,
    onEvent: (event) => events.push(event),
  });
});
afterEach(async () => {
  set.close();
  await rm(folder, { recursive: true, force: true });
});

const running = (name: string) => set.current().remotes.find((remote) => remote.name === name);

it('what belongs to another remote is left out of a release, and the rest of it runs', () => {
  const careers = running('careers');
  expect(careers?.paths).toEqual(['/careers']);
  expect(careers?.loaded?.manifest).toMatchObject({ paths: ['/careers'], slots: ['card.careers'] });
  expect(careers?.loaded?.module.routes.map((route) => route.path)).toEqual(['/careers']);
  expect(Object.keys(careers?.loaded?.module.slots ?? {})).toEqual(['card.careers']);
  expect(running('unis')?.loaded?.manifest).toMatchObject({ paths: ['/unis'], slots: ['card.universities'] });
});

it('reports which claims were refused and which remote owns them', () => {
  expect(events).toContainEqual({
    type: 'not-understood',
    problems: [
      { remote: 'careers', part: 'claims', reason: '/unis belongs to unis' },
      { remote: 'careers', part: 'claims', reason: 'card.universities belongs to unis' },
      { remote: 'careers', part: 'claims', reason: 'storage:signpost.map belongs to unis' },
    ],
  });
});

it('returns the same release object each time, so that pages rendered with it stay cached', () => {
  const before = running('careers')?.loaded;
  expect(running('careers')?.loaded).toBe(before);
  expect(before).toBeDefined();
});
