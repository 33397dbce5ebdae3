import type { TinyRemote } from '../../testing';
import { until } from '../testing/stage';
import { openTheftStage, OWNED, remoteOf, type TheftStage } from '../testing/theft-stage';

// Generous, so that a busy machine does not fail the tests.
jest.setTimeout(60_000);

let stage: TheftStage;
beforeEach(async () => {
  stage = await openTheftStage();
});
afterEach(() => stage.close());

const MAX_WAIT_MS = 20_000;

const OWN = ['/careers'];

/** Waits for the problem that the shell reports, and returns it. */
const toldOf = async (claim: string) => {
  const problems = () =>
    stage.events.flatMap((event) => (event.type === 'not-understood' ? event.problems : []));
  const isTold = () => problems().some(({ reason }) => reason.includes(claim));
  await until(isTold, MAX_WAIT_MS);
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
    await until(isSettled, MAX_WAIT_MS);
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
