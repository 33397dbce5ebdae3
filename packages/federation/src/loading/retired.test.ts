import { openStage, until, type Stage } from './testing/stage';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const retired = { at: '2026-11-24T10:00:00.000Z', redirects: { '/tiny': '/other' } };

it('stops a remote that is retired, and runs it again after a roll-back', async () => {
  const live = await stage.put('first');
  await stage.register({ live });
  const set = await stage.open();
  const before = set.current().version;
  await stage.register({ live, retired });
  await until(() => set.current().remotes.length === 0);
  expect(set.current()).toMatchObject({ retired: [{ paths: ['/tiny'], redirects: { '/tiny': '/other' } }] });
  expect(set.current().version).not.toBe(before);
  await stage.register({ live });
  await until(() => set.current().remotes.length === 1);
  expect(set.current().retired).toEqual([]);
});

it('starts without a retired remote, and lacks nothing', async () => {
  await stage.register({ live: await stage.put('first'), retired });
  const set = await stage.open();
  expect(set.current().remotes).toEqual([]);
  expect(set.current().retired).toHaveLength(1);
  expect(set.lacks()).toEqual([]);
});

it('leaves out the paths that another remote has taken since', async () => {
  const live = await stage.put('first');
  await stage.registerAny({
    old: { live: { ...live, paths: ['/tiny', '/old'] }, previous: null, retired },
    tiny: { live, previous: null },
  });
  const set = await stage.open();
  expect(set.current().retired).toEqual([{ paths: ['/old'], redirects: { '/tiny': '/other' } }]);
});
