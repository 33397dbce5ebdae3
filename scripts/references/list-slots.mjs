// `npm run slots`: every slot, who fills it in this repository, and where it is seen; and what the slots in pages of
// remotes demand.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => import(pathToFileURL(path.resolve(file)).href);

/** Every remote with its configuration and the addresses on which the conformance kit sees its slots. */
const readRemotes = () =>
  Promise.all(
    readdirSync('apps')
      .filter((app) => existsSync(`apps/${app}/remote.config.ts`))
      .map(async (name) => ({
        name,
        config: (await load(`apps/${name}/remote.config.ts`)).default,
        samples: (await load(`apps/${name}/conformance.ts`)).default,
      })),
  );

const rulesText = ({ timeoutMs, budget, failure }) =>
  `${failure}, ${timeoutMs / 1_000} s, ${budget / 1_000} kB for each row`;

/** Lines about one slot: its name with what it demands, then the remotes that fill it. */
export const slotLines = (slot, remotes) => {
  const host = remotes.find(({ config }) => config.hosts?.[slot]);
  const filled = remotes.filter(({ config }) => config.slots.includes(slot));
  return [
    host ? `${slot} (${rulesText(host.config.hosts[slot])}; input in apps/${host.name}/slots.d.ts)` : slot,
    ...filled.map(({ name, samples }) => `  ${name} at ${samples.slots[slot]}`),
    ...(filled.length === 0 ? ['  nobody'] : []),
  ];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { SLOTS } = await load('packages/federation/src/contract/slots.ts');
  const remotes = await readRemotes();
  const hosted = remotes.flatMap(({ config }) => Object.keys(config.hosts ?? {}));
  for (const slot of [...SLOTS, ...hosted]) console.log(slotLines(slot, remotes).join('\n'));
}
