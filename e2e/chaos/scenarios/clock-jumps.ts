import { pause } from '../background';
import { factProbe } from '../probes/fact-probe';
import { cachedPageProbe, pageProbe, releaseProbe } from '../probes/page-probes';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { setClock } from '../site/false-clock';
import { makeLive, type Ref } from '../site/registry';
import { storeHarmlessRelease } from './harmless-release';

/** Milliseconds for the new time to take effect and for a release to start. */
const SETTLE_MS = 4_000;

const JUMPS = [
  ['jumps a day ahead', '+1d', 24],
  ['jumps an hour back', '-1h', -1],
] as const;

/** The machine's time of day changes under a running shell. */
export const clockScenarios = (): Scenario[] =>
  JUMPS.map(([fault, offset, hours]) => {
    let next: Ref;
    return {
      subject: 'machine',
      fault: `the clock ${fault}`,
      unaffectedPages: pagesWithout('none'),
      stages: [
        {
          when: 'pages are in the cache, and a release is published',
          async begin(site) {
            for (const { page } of REGIONS) await (await fetch(site.url + page)).text();
            await setClock(site.folder, offset);
            next = await storeHarmlessRelease(site, 'unis');
            await makeLive(site.store, 'unis', next);
            await pause(SETTLE_MS);
          },
          probes: [
            factProbe("the shell's clock", 'has jumped', async ({ url }) => {
              const { at } = (await (await fetch(`${url}/status.json`)).json()) as { at: string };
              const hoursAhead = (Date.parse(at) - Date.now()) / 3_600_000;
              return Math.abs(hoursAhead - hours) < 0.1
                ? 'has jumped'
                : `is ${hoursAhead.toFixed(2)} hours ahead`;
            }),
            releaseProbe('unis', '/explore/unis', () => next.release),
            ...REGIONS.flatMap(({ page }) => [cachedPageProbe(page), pageProbe(page)]),
            factProbe('the workers', 'keep running', async ({ log }) =>
              /a worker (is blocked|died)/.test(await log()) ? 'one was replaced' : 'keep running',
            ),
          ],
        },
      ],
      end: async (site) => setClock(site.folder, '+0'),
      recoveryProbes: REGIONS.map(({ page }) => pageProbe(page)),
    };
  });
