import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { choose } from './choose';
import { createTrials, type Trial } from './trials';

const running = (release: string): LoadedRemote =>
  ({ name: 'unis', release, manifest: { paths: ['/unis'] } }) as unknown as LoadedRemote;
const withCanary = (release: string): ActiveRemotes => ({
  version: '1',
  remotes: [
    {
      name: 'unis',
      paths: ['/unis'],
      loaded: running('live'),
      canary: { loaded: running(release), share: 10 },
    },
    { name: 'courses', paths: ['/courses'], loaded: running('other') },
  ],
});

let ejected: Trial[];
let trials: ReturnType<typeof createTrials>;
beforeEach(() => {
  ejected = [];
  trials = createTrials((trial) => ejected.push(trial));
});

/** Counts pages of one side, so many of them failed. */
const note = (active: ActiveRemotes, side: 'canary' | 'live', pages: number, errors: number) => {
  const bucket = side === 'canary' ? 0 : 99;
  const { remotes } = choose(active, { bucket }, () => false);
  for (let page = 0; page < pages; page += 1)
    trials.note(active, remotes, [{ remote: 'unis', failed: page < errors }]);
};

describe('a canary on trial', () => {
  const active = withCanary('canary');

  it('is ejected when it fails more often than the live release, and that is told once', () => {
    note(active, 'live', 100, 0);
    note(active, 'canary', 20, 19);
    note(active, 'canary', 20, 20);
    expect(ejected).toHaveLength(1);
    expect(ejected[0]).toMatchObject({ remote: 'unis', release: 'canary', ejected: true, share: 10 });
    expect(trials.isEjected('unis', 'canary')).toBe(true);
  });

  it.each([
    ['before twenty of its pages were made', [0, 0], [19, 19]],
    ['for fewer than five errors', [100, 0], [60, 4]],
    ['for errors that the live release has as well', [100, 50], [100, 52]],
    ['for a rate that is five points higher and no more', [100, 0], [100, 5]],
  ] as const)('is not ejected %s', (_, live, canary) => {
    note(active, 'live', live[0], live[1]);
    // Its errors last: a rate is judged at every page.
    note(active, 'canary', canary[0] - canary[1], 0);
    note(active, 'canary', canary[1], canary[1]);
    expect(ejected).toEqual([]);
  });

  it('is judged by what it does now, however long it was well', () => {
    note(active, 'live', 10_000, 0);
    note(active, 'canary', 10_000, 0);
    note(active, 'canary', 40, 40);
    expect(ejected).toHaveLength(1);
  });

  it('comes back only as another release', () => {
    note(active, 'canary', 20, 20);
    expect(trials.trialsOf(active)[0]?.ejected).toBe(true);
    const next = withCanary('next');
    expect(trials.trialsOf(next)).toMatchObject([{ release: 'next', ejected: false, canary: { pages: 0 } }]);
    expect(trials.isEjected('unis', 'next')).toBe(false);
  });

  it('is not made to answer for another remote', () => {
    const { remotes } = choose(active, { bucket: 0 }, () => false);
    for (let page = 0; page < 50; page += 1)
      trials.note(active, remotes, [
        { remote: 'courses', failed: true },
        { remote: 'unis', failed: false },
      ]);
    expect(ejected).toEqual([]);
  });
});
