import type { RemoteSet } from './remote-set';
import { openStage, type Stage } from './testing/stage';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const live = (set: RemoteSet) => set.current().remotes[0]?.loaded?.module.routes[0]?.id;

describe('a release that is refused', () => {
  it('gives way to the one that was live before', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: second, previous: first });
    const refuses = (name: string, release: string) => name === 'tiny' && release === second.release;
    expect(live(await stage.open())).toBe('second');
    expect(live(await stage.open({ refuses }))).toBe('first');
    expect(stage.events).toContainEqual(
      expect.objectContaining({ type: 'failed', release: second.release, role: 'live' }),
    );
  });

  it('leaves its remote without one where there was none before, and all visitors on the live one as a canary', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: first, canary: { ref: second, share: 10 } });
    const trial = await stage.open({ refuses: (_name, release) => release === second.release });
    expect([live(trial), trial.current().remotes[0]?.canary]).toEqual(['first', undefined]);
    const none = await stage.open({ refuses: () => true });
    expect(none.current().remotes).toEqual([{ name: 'tiny', paths: first.paths, loaded: undefined }]);
  });
});
