import type { FederationHost } from '../../host';
import type { ShareScope } from '../../refused-names';
import type { TinyRemote } from '../../testing';
import { until } from '../../testing/until';
import { HOSTS, openTheftStage, OWNED, remoteOf, type TheftStage } from '../testing/theft-stage';
import { layersIn } from './foreign-layers';

describe('restricted claims', () => {
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
});

describe('hidden claims', () => {
  /** What an entry says that hides the claims of the stolen release. */
  const HIDDEN = { paths: ['/careers'], slots: [], names: [] };

  let stage: TheftStage;
  beforeEach(async () => {
    stage = await openTheftStage();
  });
  afterEach(() => stage.close());

  const errorsOf = (release: string) =>
    stage.events.flatMap((event) =>
      event.type === 'failed' && event.release === release ? [String(event.error)] : [],
    );

  describe('a release with claims that its registry entry leaves out', () => {
    it('is not run, and the release before it stays', async () => {
      const set = await stage.open();
      const before = remoteOf(set, 'careers')?.loaded?.release;
      const stolen = await stage.storeStolen();
      await stage.changeCareers((entry) => ({ ...entry, live: { ...stolen, ...HIDDEN } }));
      await until(() => errorsOf(stolen.release).length > 0);
      expect(errorsOf(stolen.release)[0]).toContain(
        'release.json has the path /unis, which its registry entry leaves out',
      );
      expect(remoteOf(set, 'careers')?.loaded?.release).toBe(before);
      expect(stage.events).toContainEqual({
        type: 'not-understood',
        problems: [expect.objectContaining({ remote: 'careers', part: 'claims' })],
      });
    });

    it('is not run as a canary', async () => {
      const stolen = await stage.storeStolen();
      const canary = { ref: { ...stolen, ...HIDDEN }, share: 50 };
      await stage.changeCareers((entry) => ({ ...entry, canary }));
      expect(remoteOf(await stage.open(), 'careers')?.canary).toBeUndefined();
      expect(errorsOf(stolen.release)).not.toEqual([]);
    });

    it.each([
      ['paths', ['/careers']],
      ['paths', ['/careers', '/unis', '/more']],
      ['slots', []],
      ['names', []],
      ['hosts', HOSTS],
    ])('is not run when only its %s differ: %j', async (part, value) => {
      const stolen = await stage.storeStolen();
      await stage.changeCareers((entry) => ({ ...entry, live: { ...stolen, [part]: value } }));
      expect(remoteOf(await stage.open(), 'careers')?.loaded).toBeUndefined();
    });

    it('runs without the names of others when its entry, as earlier ones, has no names', async () => {
      const stolen = await stage.storeStolen();
      await stage.changeCareers((entry) => ({ ...entry, live: { ...stolen, names: undefined } }));
      expect(remoteOf(await stage.open(), 'careers')?.loaded?.manifest.names).toEqual([]);
      expect(stage.events).toContainEqual({
        type: 'not-understood',
        problems: [
          expect.objectContaining({ reason: 'storage:signpost.map belongs to unis', owner: 'unis' }),
        ],
      });
    });
  });
});

describe('layers', () => {
  it.each([
    ['@layer pages{.a{color:red}}', ['pages']],
    ['@layer unis.late{.a{color:red}}@layer pages{}', ['unis.late', 'pages']],
    ['@layer pages,unis;', ['pages', 'unis']],
    ['@layer careers{@media print{.a{color:red}@layer unis{}}}', ['careers', 'careers.unis']],
    ['@layer careers{.a{color:red}}@layer unis{}', ['careers', 'unis']],
    ['@layer{.a{color:red}}', []],
    ['/* @layer unis{ */.a{content:"@layer unis{"}', []],
  ])('finds the layers of %s', (css, layers) => {
    expect(layersIn(css)).toEqual(layers);
  });

  it('a release with a layer of another remote is not run, and the one before it stays', async () => {
    const stage = await openTheftStage();
    try {
      const set = await stage.open();
      const before = remoteOf(set, 'careers')?.loaded?.release;
      const more = { 'client/careers.css': '@layer unis{.careers-a{color:red}}' };
      const live = await stage.storeStolen({ paths: ['/careers'], more });
      await stage.changeCareers((entry) => ({ ...entry, live }));
      await until(() => stage.events.some(({ type }) => type === 'failed'));
      expect(remoteOf(set, 'careers')?.loaded?.release).toBe(before);
    } finally {
      await stage.close();
    }
  });
});

describe('thefts', () => {
  let stage: TheftStage;
  beforeEach(async () => {
    stage = await openTheftStage();
  });
  afterEach(() => stage.close());

  const OWN = ['/careers'];

  /** Waits for the problem that the shell reports, and returns it. */
  const toldOf = async (claim: string) => {
    const problems = () =>
      stage.events.flatMap((event) => (event.type === 'not-understood' ? event.problems : []));
    const isTold = () => problems().some(({ reason }) => reason.includes(claim));
    await until(isTold);
    return problems().find(({ reason }) => reason.includes(claim));
  };

  it.each<[string, string, Partial<TinyRemote>]>([
    ['an address', '/unis', { paths: [...OWN, '/unis'] }],
    ['a slot', 'card.universities', { paths: OWN, slots: ['card.universities'] }],
    ['an endpoint', 'endpoint:listRooms', { paths: OWN, manifest: { names: ['endpoint:listRooms'] } }],
    ['a custom element', 'element:unis-map', { paths: OWN, manifest: { names: ['element:unis-map'] } }],
    ['a storage key', 'storage:signpost.map', { paths: OWN, manifest: { names: ['storage:signpost.map'] } }],
    [
      'a cascade layer',
      'the layer unis.late',
      { paths: OWN, more: { 'client/careers.css': '@layer unis.late{.careers-a{color:red}}' } },
    ],
  ])(
    'a shell leaves %s with the remote that has it, goes on with the other, and names both',
    async (_, claim, stolen) => {
      const set = await stage.open();
      const before = remoteOf(set, 'unis')?.loaded;
      const earlier = remoteOf(set, 'careers')?.loaded?.release;
      const live = await stage.storeStolen(stolen);
      await stage.changeCareers((entry) => ({ ...entry, live }));
      expect(await toldOf(claim)).toMatchObject({ remote: 'careers', part: 'claims', owner: 'unis' });
      // A style sheet cannot be served without a part of it, so the release before the one with the layer goes on.
      const isRefused = claim.includes('layer');
      const isSettled = (): boolean =>
        isRefused
          ? stage.events.some(({ type }) => type === 'failed')
          : remoteOf(set, 'careers')?.loaded?.release === live.release;
      await until(isSettled);
      const [unis, careers] = [remoteOf(set, 'unis'), remoteOf(set, 'careers')];
      expect(unis?.loaded).toBe(before);
      expect(unis?.loaded?.manifest).toMatchObject({ ...OWNED.manifest, paths: ['/unis'] });
      expect(unis?.refused).toBeUndefined();
      expect(careers?.loaded?.release).toBe(isRefused ? earlier : live.release);
      expect(careers?.paths).toEqual(OWN);
      expect(careers?.loaded?.manifest).toMatchObject({ paths: OWN, slots: [] });
      expect(careers?.loaded?.manifest.names ?? []).toEqual([]);
    },
  );
});
