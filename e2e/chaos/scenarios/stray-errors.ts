import type { Spoil } from '@signpost/federation/testing';
import { pause } from '../background';
import { afresh, load, type Met } from '../load';
import { factLook, lossLook, warningLook } from '../looks/fact-look';
import { pageLook } from '../looks/page-looks';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeCanary, makeLive, refOf, type Ref } from '../site/registry';
import { isShown, storeSpoiled } from '../site/release-spoiled';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { ALLOCATES, EXITS, STRAY_ERRORS } from '../spoils';

const REMOTE = 'unis';
const PAGE = '/explore/unis';
const OTHERS = pagesWithout(REMOTE);

/** Milliseconds within which a release has to be out of use after it was asked for first. */
const LIMIT = 10_000;

/** Seconds for which other pages are asked for while the release does harm. */
const SECONDS = 12;

/** The visitor who is given every canary. */
const IN_SHARE = { cookie: 'signpost-release=1' };

type Role = 'canary' | 'live';

interface StrayFault {
  readonly fault: string;
  readonly role: Role;
  readonly spoil: Spoil;
  /** Requests for other pages that may be lost: those that a worker was answering when it ended. */
  readonly lost: number;
  /** Whether a stack says whose error it is. A release that is not named stays, and its workers are replaced (ADR 29). */
  readonly isTraced: boolean;
}

/** The page as a visitor of the release gets it; nothing when there is no answer. */
const visit = async ({ url }: ChaosSite): Promise<string | undefined> => {
  const answer = await fetch(url + afresh(PAGE), {
    headers: IN_SHARE,
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  return answer?.ok ? answer.text().catch(() => undefined) : undefined;
};

/** Milliseconds until a visitor who asks once a second is no longer given the release, three times in a row. */
const timeUntilOut = async (site: ChaosSite, release: string): Promise<number> => {
  const start = performance.now();
  let since = start;
  for (let times = 0; times < 3 && performance.now() - start < SECONDS * 1_000;) {
    const html = await visit(site);
    const isOut = html !== undefined && !html.includes(release);
    times = isOut ? times + 1 : 0;
    if (!isOut) since = performance.now();
    await pause(isOut ? 200 : 1_000);
  }
  return since - start;
};

const scenario = ({ fault, role, spoil, lost, isTraced }: StrayFault): Scenario => {
  let good: Ref;
  let bad: Ref;
  let met: Met | undefined;
  let out = Number.POSITIVE_INFINITY;
  return {
    subject: REMOTE,
    fault: `${fault}, as ${role}`,
    others: OTHERS,
    stages: [
      {
        when: 'a visitor asks once a second',
        async begin(site) {
          good = await refOf(site.store, REMOTE);
          // The comment makes it another release than the one that had the other role.
          const server = { ...spoil, before: `/* ${role} */` };
          bad = await storeSpoiled(site, REMOTE, `${fault} ${role}`, { server });
          if (role === 'canary') await makeCanary(site.store, REMOTE, bad);
          else await makeLive(site.store, REMOTE, bad, good);
          await until(`${REMOTE} ${fault}`, () => isShown(site, bad, IN_SHARE));
          const others = load(site.url, OTHERS, { rate: 15, seconds: SECONDS });
          out = await timeUntilOut(site, bad.release);
          met = await others;
        },
        looks: [
          ...(isTraced
            ? [
                factLook('the release is out of use', 'within 10 s', () =>
                  out <= LIMIT ? 'within 10 s' : `not within ${SECONDS} s`,
                ),
                warningLook('the release in the log', () => [bad.release]),
                factLook('the remote among the problems of /status', 'named', async ({ url }) => {
                  const html = await (await fetch(`${url}/status`)).text();
                  const [problems = ''] = /<div class="verdict ill">.*?<\/ul>/s.exec(html) ?? [];
                  return problems.includes(REMOTE) ? 'named' : 'not named';
                }),
              ]
            : [warningLook('an error of nobody in the log', () => ['traced to no release'])]),
          lossLook('other pages meanwhile', () => met, lost),
          pageLook(PAGE),
        ],
      },
    ],
    end: async (site) => void (await makeLive(site.store, REMOTE, good)),
    well: [pageLook(PAGE)],
  };
};

/** A release that fails outside of any request, or that ends its process, on two workers. */
export const strayErrorScenarios = (): Scenario[] => [
  ...Object.entries(STRAY_ERRORS).flatMap(([fault, spoil]) =>
    (['canary', 'live'] as const).map((role) =>
      scenario({ fault, role, spoil, lost: 1, isTraced: fault !== 'rejects a promise with a string' }),
    ),
  ),
  scenario({ fault: 'ends the process', role: 'canary', spoil: EXITS, lost: 1, isTraced: true }),
  scenario({ fault: 'ends the process', role: 'live', spoil: EXITS, lost: 1, isTraced: true }),
  scenario({
    fault: 'allocates without end in a loader',
    role: 'live',
    spoil: ALLOCATES,
    lost: 2,
    isTraced: true,
  }),
];
