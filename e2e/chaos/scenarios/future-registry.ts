import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { factLook, warningLook } from '../looks/fact-look';
import { pageLook, releaseLook, type Look } from '../looks/page-looks';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { changeRegistry, makeLive, putIntoStore, refOf, type Ref, type Registry } from '../site/registry';
import { built, type Shell } from '../site/shell';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { isShown } from '../site/release-spoiled';
import { storeHarmless } from './harmless';

const LATER_SLOT = 'home.recommendation';

/** Puts a release of a remote into the store whose manifest has a slot and fields of a later version. */
const storeLater = async (site: ChaosSite, name: string): Promise<Ref> => {
  const folder = path.join(site.folder, `${name}-later`);
  await cp(path.dirname(built(name, 'release.json')), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { slots: string[] };
  const later = { ...manifest, slots: [...manifest.slots, LATER_SLOT], licences: ['MIT'] };
  await writeFile(file, JSON.stringify(later));
  try {
    return { ...(await putIntoStore(site.store, folder)), signedBy: 'a later pipeline' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A remote that today's shell cannot run: all that it has is of a kind that does not exist yet. */
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

/** The same look at another shell. */
const at = (shell: () => Shell | undefined, look: Look): Look => ({
  ...look,
  place: `${look.place}, in a shell that starts`,
  see: (site) => look.see({ ...site, url: shell()?.url ?? '' }),
});

/** A registry that a later version of the product wrote, before today's shell. */
export const futureRegistry = (): Scenario => {
  let before: Registry;
  let later: Ref;
  let next: Ref;
  let shell: (Shell & { readonly cache: string }) | undefined;
  const looks = [
    releaseLook('unis', '/explore/unis', () => later.release),
    releaseLook('careers', '/explore/career-list', () => next.release),
    ...REGIONS.map(({ page }) => pageLook(page)),
  ];
  return {
    subject: 'registry',
    fault: 'of a later version: slots, fields and a kind of remote that do not exist yet',
    others: pagesWithout('none'),
    stages: [
      {
        when: 'the shell runs',
        async begin(site) {
          const live = await refOf(site.store, 'unis');
          later = await storeLater(site, 'unis');
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
          next = await storeHarmless(site, 'careers');
          await makeLive(site.store, 'careers', next);
          await until('the next release is taken', () => isShown(site, next), 10_000).catch(() => undefined);
        },
        looks: [...looks, warningLook('the remote that is not understood, in the log', () => ['quizzes'])],
      },
      {
        when: 'a shell starts with an empty cache',
        async begin(site) {
          shell = await site.addShell('later');
        },
        looks: [
          ...looks.map((look) => at(() => shell, look)),
          at(
            () => shell,
            factLook('/readyz', '503: lacks quizzes', async ({ url }) => {
              const answer = await fetch(`${url}/readyz`);
              const { lacks = [] } = (await answer.json()) as { lacks?: { remote?: string }[] };
              return `${answer.status}: lacks ${lacks.map(({ remote }) => remote).join(', ')}`;
            }),
          ),
        ],
      },
    ],
    async end(site) {
      await shell?.stop();
      await changeRegistry(site.store, () => before);
      for (const name of ['unis', 'careers']) {
        const earlier = await refOf(site.store, name);
        await until(`${name} is back`, () => isShown(site, earlier));
      }
    },
    well: REGIONS.map(({ page }) => pageLook(page)),
  };
};
