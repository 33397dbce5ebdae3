import type { FederationHost } from '../../host';
import type { ShareScope } from '../../refused-names';
import { remoteOf, HOSTS, openTheftStage, type TheftStage } from '../testing/theft-stage';

const THEFTS = ['/unis', 'card.universities', 'storage:signpost.map'].map((claim) => ({
  remote: 'careers',
  part: 'claims',
  reason: `${claim} belongs to unis`,
  owner: 'unis',
}));
const ABSENT = { release: 'ffffffffffff', url: 'careers/ffffffffffff/', integrity: 'f'.repeat(64) };

let stage: TheftStage;
beforeEach(async () => {
  stage = await openTheftStage();
});
afterEach(() => stage.close());

const steal = async () => {
  const live = await stage.storeStolen();
  await stage.changeCareers((entry) => ({ ...entry, live }));
};

describe('a live release with claims of another remote', () => {
  it('runs without what belongs to the other', async () => {
    await steal();
    const set = await stage.open();
    const careers = remoteOf(set, 'careers');
    expect(careers?.paths).toEqual(['/careers']);
    expect(careers?.loaded?.manifest).toMatchObject({
      paths: ['/careers'],
      slots: ['card.careers'],
      names: [],
    });
    expect(careers?.loaded?.module.routes.map((route) => route.path)).toEqual(['/careers']);
    expect(Object.keys(careers?.loaded?.module.slots ?? {})).toEqual(['card.careers']);
    expect(remoteOf(set, 'unis')?.loaded?.manifest).toMatchObject({
      paths: ['/unis'],
      slots: ['card.universities'],
    });
  });

  it('is reported with the claims that were refused and who owns them', async () => {
    await steal();
    const careers = remoteOf(await stage.open(), 'careers');
    expect(stage.events).toContainEqual({ type: 'not-understood', problems: THEFTS });
    expect(careers?.refused?.map(({ claim, owner }) => `${claim} belongs to ${owner}`)).toEqual(
      THEFTS.map(({ reason }) => reason),
    );
  });

  it('is the same object each time, so that pages rendered with it stay cached', async () => {
    await steal();
    const set = await stage.open();
    const before = remoteOf(set, 'careers')?.loaded;
    expect(remoteOf(set, 'careers')?.loaded).toBe(before);
    expect(before).toBeDefined();
  });
});

it('a canary and the live release lose the claims of their own manifests', async () => {
  const stolen = await stage.storeStolen();
  await stage.changeCareers((entry) => ({ ...entry, canary: { ref: stolen, share: 50 } }));
  const careers = remoteOf(await stage.open(), 'careers');
  expect(careers?.canary?.loaded.manifest.paths).toEqual(['/careers']);
  expect(careers?.loaded?.manifest.paths).toEqual(['/careers']);
  expect(careers?.loaded?.refused).toBeUndefined();
});

it('a release that runs in place of the live one is judged by its own claims', async () => {
  await steal();
  (await stage.open()).close();
  // The store lacks the live release, so the shell falls back to the one that ran last.
  await stage.changeCareers((entry) => ({
    ...entry,
    live: { ...(entry['live'] as object), ...ABSENT, paths: ['/careers'], slots: [], names: [] },
  }));
  const careers = remoteOf(await stage.open(), 'careers');
  expect(careers?.loaded?.manifest).toMatchObject({ paths: ['/careers'], slots: ['card.careers'] });
  expect(careers?.paths).toEqual(['/careers']);
});

it('a release loses routes and slots that its manifest lacks, and hosted slots of other remotes', async () => {
  await stage.publish({
    name: 'careers',
    heading: 'more',
    paths: ['/careers', '/unis'],
    slots: ['card.universities', 'card.careers'],
    manifest: { paths: ['/careers'], slots: ['card.careers'], hosts: HOSTS },
  });
  const { manifest, module } = remoteOf(await stage.open(), 'careers')?.loaded ?? {};
  expect(module?.routes.map((route) => route.path)).toEqual(['/careers']);
  expect(Object.keys(module?.slots ?? {})).toEqual(['card.careers']);
  expect(manifest?.hosts).toEqual({});
});

it('a release keeps names of other remotes in memory, also when it does not declare them', async () => {
  const shared: Record<string, ShareScope> = {};
  const storedValue = () => ({ read: () => 'stored' });
  const whole = { '@signpost/identity': { '0.1.0': { lib: () => ({ storedValue }) } } };
  const host: FederationHost = {
    load: (name, _entry, _release, { narrow } = {}) => {
      shared[name] = narrow?.(whole) ?? {};
      return Promise.resolve({
        routes: [],
        slots: { 'card.universities': () => Promise.reject(new Error()) },
      });
    },
  };
  await stage.open({ host });
  const read = (remote: string, key: string): unknown => {
    const identity = shared[remote]?.['@signpost/identity']?.['0.1.0']?.lib?.() as {
      storedValue(options: object): { read(): unknown };
    };
    return identity.storedValue({ key, fallback: 'nothing' }).read();
  };
  expect(read('unis', 'signpost.map')).toBe('stored');
  expect(read('careers', 'signpost.map')).toBe('nothing');
  // The packages that remotes bundle use the packages' names.
  expect(read('careers', 'signpost.favourites')).toBe('stored');
  expect(read('careers', 'signpost.jobs')).toBe('stored');
});
