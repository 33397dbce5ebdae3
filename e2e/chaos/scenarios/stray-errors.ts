import type { FaultyCode } from '@signpost/federation/testing';
import { pause } from '../background';
import { uncached, load, type LoadResult } from '../load';
import { factProbe, lossProbe, warningProbe } from '../probes/fact-probe';
import { pageProbe, type Probe } from '../probes/page-probes';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeCanary, makeLive, liveRefOf, type Ref } from '../site/registry';
import { isServed, storeFaultyRelease } from '../site/faulty-release';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { ALLOCATES, EXITS, STRAY_ERRORS } from '../faults';

const REMOTE = 'unis';
const PAGE = '/explore/unis';
const OTHERS = pagesWithout(REMOTE);

/** Milliseconds within which a release must be out of use after its first request. */
const LIMIT_MS = 10_000;

/** Seconds for which other pages are requested while the release fails. */
const SECONDS = 12;

/** A visitor who is in the share of every canary. */
const CANARY_HEADERS = { cookie: 'signpost-release=1' };

type Role = 'canary' | 'live';

interface StrayFault {
  readonly fault: string;
  readonly role: Role;
  readonly code: FaultyCode;
  /** Requests for other pages that may be lost: those in flight on a worker when it ended. */
  readonly maxLost: number;
  /**
   * Whether the stack identifies the release. An unidentified live release stays, and its workers are replaced;
   * an unidentified canary is ejected after the third error (ADR 29).
   */
  readonly isTraced: boolean;
}

/** Errors whose stack has no frame of the release. */
const UNTRACED: readonly string[] = ['rejects a promise with a string', 'does not await a fetch that fails'];

const outOfUseProbe = (outAfterMs: () => number): Probe =>
  factProbe('the release is out of use', 'within 10 s', () =>
    outAfterMs() <= LIMIT_MS ? 'within 10 s' : `not within ${SECONDS} s`,
  );

const problemProbe = factProbe('the remote among the problems of /status', 'named', async ({ url }) => {
  const html = await (await fetch(`${url}/status`)).text();
  const [problems = ''] = /<div class="verdict ill">.*?<\/ul>/s.exec(html) ?? [];
  return problems.includes(REMOTE) ? 'named' : 'not named';
});

/** What operators and visitors must find. */
const probesOf = (
  { role, isTraced }: StrayFault,
  release: () => string,
  outAfterMs: () => number,
): readonly Probe[] => {
  if (isTraced)
    return [
      outOfUseProbe(outAfterMs),
      warningProbe('the release in the log', () => [release()]),
      problemProbe,
    ];
  const untraced = warningProbe('an error without a release in the log', () => ['traced to no release']);
  if (role === 'live') return [untraced];
  return [
    untraced,
    outOfUseProbe(outAfterMs),
    warningProbe('the ejected canary in the log', () => [release(), 'crashes', 'canary is ejected']),
  ];
};

/** The page as a visitor of the release gets it; undefined without a response. */
const visit = async ({ url }: ChaosSite): Promise<string | undefined> => {
  const answer = await fetch(url + uncached(PAGE), {
    headers: CANARY_HEADERS,
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  return answer?.ok ? answer.text().catch(() => undefined) : undefined;
};

/** Milliseconds until a visitor who requests once a second no longer gets the release, three times in a row. */
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

const scenario = (stray: StrayFault): Scenario => {
  const { fault, role, code, maxLost } = stray;
  let live: Ref;
  let faulty: Ref;
  let otherPages: LoadResult | undefined;
  let outAfterMs = Number.POSITIVE_INFINITY;
  return {
    subject: REMOTE,
    fault: `${fault}, as ${role}`,
    unaffectedPages: OTHERS,
    stages: [
      {
        when: 'a visitor requests a page once a second',
        async begin(site) {
          live = await liveRefOf(site.store, REMOTE);
          // The comment gives it another release id than the one in the other role.
          const server = { ...code, before: `/* ${role} */` };
          faulty = await storeFaultyRelease(site, REMOTE, `${fault} ${role}`, { server });
          if (role === 'canary') await makeCanary(site.store, REMOTE, faulty);
          else await makeLive(site.store, REMOTE, faulty, live);
          await until(`${REMOTE} ${fault}`, () => isServed(site, faulty, CANARY_HEADERS));
          const others = load(site.url, OTHERS, { rate: 15, seconds: SECONDS });
          outAfterMs = await timeUntilOut(site, faulty.release);
          otherPages = await others;
        },
        probes: [
          ...probesOf(
            stray,
            () => faulty.release,
            () => outAfterMs,
          ),
          lossProbe('other pages meanwhile', () => otherPages, maxLost),
          pageProbe(PAGE),
        ],
      },
    ],
    end: async (site) => void (await makeLive(site.store, REMOTE, live)),
    recoveryProbes: [pageProbe(PAGE)],
  };
};

/** A release that fails outside of any request, or that ends its process, on two workers. */
export const strayErrorScenarios = (): Scenario[] => [
  ...Object.entries(STRAY_ERRORS).flatMap(([fault, code]) =>
    (['canary', 'live'] as const).map((role) =>
      scenario({ fault, role, code, maxLost: 1, isTraced: !UNTRACED.includes(fault) }),
    ),
  ),
  scenario({ fault: 'ends the process', role: 'canary', code: EXITS, maxLost: 1, isTraced: true }),
  scenario({ fault: 'ends the process', role: 'live', code: EXITS, maxLost: 1, isTraced: true }),
  ...(['canary', 'live'] as const).map((role) =>
    scenario({
      fault: 'allocates without end in a loader',
      role,
      code: ALLOCATES,
      maxLost: 2,
      isTraced: true,
    }),
  ),
];
