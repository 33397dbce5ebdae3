import { pause } from '../background';
import { factLook } from '../looks/fact-look';
import { cachedLook, pageLook, releaseLook } from '../looks/page-looks';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { setClock } from '../site/false-clock';
import { makeLive, type Ref } from '../site/registry';
import { storeHarmless } from './harmless';

/** Long enough for the new time to be heeded and for a release to be started, in milliseconds. */
const A_WHILE = 4_000;

const JUMPS = [
  ['jumps a day ahead', '+1d', 24],
  ['jumps an hour back', '-1h', -1],
] as const;

/** The time of day of the machine changes under a running shell. */
export const clockScenarios = (): Scenario[] =>
  JUMPS.map(([fault, offset, hours]) => {
    let next: Ref;
    return {
      subject: 'machine',
      fault: `the clock ${fault}`,
      others: pagesWithout('none'),
      stages: [
        {
          when: 'pages are in the cache, and a release is made',
          async begin(site) {
            for (const { page } of REGIONS) await (await fetch(site.url + page)).text();
            await setClock(site.folder, offset);
            next = await storeHarmless(site, 'unis');
            await makeLive(site.store, 'unis', next);
            await pause(A_WHILE);
          },
          looks: [
            factLook("the shell's clock", 'has jumped', async ({ url }) => {
              const { at } = (await (await fetch(`${url}/status.json`)).json()) as { at: string };
              const ahead = (Date.parse(at) - Date.now()) / 3_600_000;
              return Math.abs(ahead - hours) < 0.1 ? 'has jumped' : `is ${ahead.toFixed(2)} hours ahead`;
            }),
            releaseLook('unis', '/explore/unis', () => next.release),
            ...REGIONS.flatMap(({ page }) => [cachedLook(page), pageLook(page)]),
            factLook('the workers', 'go on', async ({ log }) =>
              /a worker (is blocked|died)/.test(await log()) ? 'one was replaced' : 'go on',
            ),
          ],
        },
      ],
      end: async (site) => setClock(site.folder, '+0'),
      well: REGIONS.map(({ page }) => pageLook(page)),
    };
  });
