import { pause } from '../background';
import { pageProbe, releaseProbe, rowProbe, type Probe } from '../probes/page-probes';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf, type Ref } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { storeHarmlessRelease } from './harmless-release';

/** A reason why the shell cannot load a release. */
interface Obstacle extends Pick<Scenario, 'subject' | 'fault' | 'end'> {
  begin(site: ChaosSite): void | Promise<void>;
  /** Whether the registry names the previous release as well. */
  readonly namesPrevious: boolean;
  /** Milliseconds for the shell to have tried the release. */
  readonly waitMs: number;
  /** Further probes while the obstacle exists. */
  probes?(next: () => Ref): readonly Probe[];
}

/**
 * A release that the shell cannot load is published: the previous one is served until it can, and then the
 * new one without intervention.
 */
export const unloadableRelease = (obstacle: Obstacle): Scenario => {
  const { subject, fault, begin, end, namesPrevious, waitMs, probes } = obstacle;
  let previous: Ref;
  let next: Ref;
  return {
    subject,
    fault,
    unaffectedPages: pagesWithout('none'),
    stages: [
      {
        when: 'a release is published',
        async begin(site) {
          previous = await liveRefOf(site.store, 'unis');
          next = await storeHarmlessRelease(site, 'unis');
          await begin(site);
          await makeLive(site.store, 'unis', next, namesPrevious ? previous : null);
          await pause(waitMs);
        },
        probes: [
          releaseProbe('unis', '/explore/unis', () => previous.release),
          ...REGIONS.map(({ page }) => pageProbe(page)),
          rowProbe('unis', '/'),
          ...(probes?.(() => next) ?? []),
        ],
      },
    ],
    end,
    recoveryProbes: [releaseProbe('unis', '/explore/unis', () => next.release)],
  };
};
