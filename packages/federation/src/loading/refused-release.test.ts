import type { Refusal } from './active';
import type { RemoteSet } from './remote-set';
import { openStage, type Stage } from './testing/stage';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const live = (set: RemoteSet) => set.current().remotes[0]?.loaded?.module.routes[0]?.id;

describe('release that is refused from the start', () => {
  it('is replaced by the previous release', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: second, previous: first });
    const refuses = (name: string, release: string) =>
      name === 'tiny' && release === second.release ? 'always' : undefined;
    expect(live(await stage.open())).toBe('second');
    expect(live(await stage.open({ refuses }))).toBe('first');
    expect(stage.events).toContainEqual(
      expect.objectContaining({ type: 'failed', release: second.release, role: 'live' }),
    );
  });

  it('leaves its remote without a release when there is no previous one, and all visitors on the live one when it is a canary', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: first, canary: { ref: second, share: 10 } });
    const refuses = (_name: string, release: string) => (release === second.release ? 'always' : undefined);
    const withoutCanary = await stage.open({ refuses });
    expect([live(withoutCanary), withoutCanary.current().remotes[0]?.canary]).toEqual(['first', undefined]);
    const none = await stage.open({ refuses: () => 'always' });
    expect(none.current().remotes).toMatchObject([
      { name: 'tiny', paths: first.paths, slots: first.slots, loaded: undefined },
    ]);
  });

  it('runs when it is refused only while another is available, and there is none', async () => {
    const first = await stage.put('first');
    await stage.register({ live: first });
    expect(live(await stage.open({ refuses: () => 'unless-last' }))).toBe('first');
  });
});

describe('release that is refused while it runs', () => {
  /** A set whose refusals can be extended. */
  const openRefusing = async () => {
    const refused = new Map<string, Refusal>();
    const set = await stage.open({ refuses: (_name, release) => refused.get(release), retryAfter: 50 });
    const refuse = (release: string, refusal: Refusal) => {
      refused.set(release, refusal);
      return set.recheck('tiny');
    };
    return { set, refuse };
  };

  it('is removed as a canary, and stays removed', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: first, canary: { ref: second, share: 10 } });
    const { set, refuse } = await openRefusing();
    expect(set.current().remotes[0]?.canary?.loaded.release).toBe(second.release);
    await refuse(second.release, 'unless-last');
    expect([live(set), set.current().remotes[0]?.canary]).toEqual(['first', undefined]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([live(set), set.current().remotes[0]?.canary]).toEqual(['first', undefined]);
  });

  it('is replaced by the previous release, or by none when that is always refused as well', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: second, previous: first });
    const { set, refuse } = await openRefusing();
    expect(live(set)).toBe('second');
    await refuse(second.release, 'always');
    expect(live(set)).toBe('first');
    await refuse(first.release, 'always');
    expect(live(set)).toBeUndefined();
  });

  it('stays when it is refused only while another is available, and all others are refused', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: second, previous: first });
    const { set, refuse } = await openRefusing();
    await refuse(second.release, 'unless-last');
    expect(live(set)).toBe('first');
    await refuse(first.release, 'unless-last');
    expect(live(set)).toBe('second');
  });

  it('is no longer previewed', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: first });
    const { set, refuse } = await openRefusing();
    await expect(set.preview('tiny', second)).resolves.toMatchObject({ release: second.release });
    await refuse(second.release, 'unless-last');
    await expect(set.preview('tiny', second)).rejects.toThrow('disabled');
  });
});
