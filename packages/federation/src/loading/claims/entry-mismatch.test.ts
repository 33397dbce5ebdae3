import { until } from '../testing/stage';
import { remoteOf, HOSTS, openTheftStage, type TheftStage } from '../testing/theft-stage';

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
      problems: [expect.objectContaining({ reason: 'storage:signpost.map belongs to unis', owner: 'unis' })],
    });
  });
});
