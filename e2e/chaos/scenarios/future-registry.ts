import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { factProbe, warningProbe } from '../probes/fact-probe';
import { onShell, pageProbe, releaseProbe } from '../probes/page-probes';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import {
  changeRegistry,
  makeLive,
  uploadRelease,
  liveRefOf,
  type Ref,
  type Registry,
} from '../site/registry';
import { readinessOf } from '../site/readiness';
import { built, type Shell } from '../site/shell';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { isServed } from '../site/faulty-release';
import { storeHarmlessRelease } from './harmless-release';

const LATER_SLOT = 'home.recommendation';

/** Adds a release of a remote to the store whose manifest has a slot and fields of a later version. */
const storeLaterRelease = async (site: ChaosSite, name: string): Promise<Ref> => {
  const folder = path.join(site.folder, `${name}-later`);
  await cp(path.dirname(built(name, 'release.json')), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { slots: string[] };
  const later = { ...manifest, slots: [...manifest.slots, LATER_SLOT], licences: ['MIT'] };
  await writeFile(file, JSON.stringify(later));
  try {
    return { ...(await uploadRelease(site.store, folder)), signedBy: 'a later pipeline' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A remote that the current shell cannot run: all its parts are of an unknown kind. */
const LATER_REMOTE = {
  live: {
    release: '0123456789ab',
    url: 'quizzes/0123456789ab/',
    integrity: '0'.repeat(64),
    contract: '^9.0.0',
    kind: 'component',
    parts: [{ kind: 'voice', module: 'quiz.wasm' }],
    releasedAt: '2027-06-01T00:00:00Z',
  },
  previous: null,
  rollout: { regions: ['gb-sct'] },
};

const READINESS_PROBE = factProbe('/readyz', '503: lacks quizzes', async ({ url }) => {
  const { status, body } = await readinessOf(url);
  return `${status}: lacks ${body.lacks.map(({ remote }) => remote).join(', ')}`;
});

/** Whether a shell runs every remote of a registry. A remote that loads too slowly is no part of `lacks`. */
const runsAll = async (url: string, { remotes }: Registry): Promise<boolean> => {
  const { body } = await readinessOf(url);
  return Object.keys(remotes).every((name) => body.remotes[name]);
};

/** A registry written by a later version of the product, read by the current shell. */
export const futureRegistry = (): Scenario => {
  let before: Registry;
  let later: Ref;
  let next: Ref;
  let shell: (Shell & { readonly cache: string }) | undefined;
  const probes = [
    releaseProbe('unis', '/explore/unis', () => later.release),
    releaseProbe('careers', '/explore/career-list', () => next.release),
    ...REGIONS.map(({ page }) => pageProbe(page)),
  ];
  return {
    subject: 'registry',
    fault: 'of a later version: slots, fields and a kind of remote that do not exist yet',
    unaffectedPages: pagesWithout('none'),
    stages: [
      {
        when: 'the shell runs',
        async begin(site) {
          const live = await liveRefOf(site.store, 'unis');
          later = await storeLaterRelease(site, 'unis');
          before = await changeRegistry(site.store, (now) => ({
            ...now,
            format: 2,
            remotes: {
              ...now.remotes,
              unis: { live: later, previous: live, rollout: { regions: ['gb-eng'] } },
              quizzes: LATER_REMOTE,
            },
          }));
          // Another squad releases afterwards.
          next = await storeHarmlessRelease(site, 'careers');
          await makeLive(site.store, 'careers', next);
          await until('the next release is taken', () => isServed(site, next), 10_000).catch(() => undefined);
        },
        probes: [...probes, warningProbe('the remote that cannot be parsed, in the log', () => ['quizzes'])],
      },
      {
        when: 'a shell starts with an empty cache',
        async begin(site) {
          shell = await site.addShell('later');
          // A remote that is late on a busy machine is tried again.
          const { url } = shell;
          await until('the new shell runs every known remote', () => runsAll(url, before), 90_000).catch(
            () => undefined,
          );
        },
        probes: [...probes.map((look) => onShell(() => shell, look)), onShell(() => shell, READINESS_PROBE)],
      },
    ],
    async end(site) {
      await shell?.stop();
      await changeRegistry(site.store, () => before);
      for (const name of ['unis', 'careers']) {
        const earlier = await liveRefOf(site.store, name);
        await until(`${name} is back`, () => isServed(site, earlier));
      }
    },
    recoveryProbes: REGIONS.map(({ page }) => pageProbe(page)),
  };
};
