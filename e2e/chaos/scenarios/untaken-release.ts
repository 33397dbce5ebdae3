import { pause } from '../background';
import { pageLook, releaseLook, rowLook, type Look } from '../looks/page-looks';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf, type Ref } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { storeHarmless } from './harmless';

/** What keeps the shell from taking a release. */
interface Obstacle extends Pick<Scenario, 'subject' | 'fault' | 'end'> {
  begin(site: ChaosSite): void | Promise<void>;
  /** Whether the registry names the release before as well. */
  readonly namesBefore: boolean;
  /** Long enough for the shell to have tried the release, in milliseconds. */
  readonly wait: number;
  /** What else is to be seen while the obstacle is there. */
  looks?(next: () => Ref): readonly Look[];
}

/** A release is made that the shell cannot take: the one before is served until it can, and then the new one by itself. */
export const untakenRelease = (obstacle: Obstacle): Scenario => {
  const { subject, fault, begin, end, namesBefore, wait, looks } = obstacle;
  let before: Ref;
  let next: Ref;
  return {
    subject,
    fault,
    others: pagesWithout('none'),
    stages: [
      {
        when: 'a release is made',
        async begin(site) {
          before = await refOf(site.store, 'unis');
          next = await storeHarmless(site, 'unis');
          await begin(site);
          await makeLive(site.store, 'unis', next, namesBefore ? before : null);
          await pause(wait);
        },
        looks: [
          releaseLook('unis', '/explore/unis', () => before.release),
          ...REGIONS.map(({ page }) => pageLook(page)),
          rowLook('unis', '/'),
          ...(looks?.(() => next) ?? []),
        ],
      },
    ],
    end,
    well: [releaseLook('unis', '/explore/unis', () => next.release)],
  };
};
