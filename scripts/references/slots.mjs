import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => (await import(pathToFileURL(path.resolve(file)).href)).default;

/** The module that a remote loads for a slot, as a path from the root. */
const moduleOf = (app, slot) => {
  const source = readFileSync(`apps/${app}/src/remote.ts`, 'utf8');
  const [, file] = new RegExp(`'${slot}':[^']*?import\\([^']*'\\./([^']+)'\\s*\\)`).exec(source) ?? [];
  return file && `apps/${app}/src/${file}.tsx`;
};

/** Every remote with its configuration and the addresses on which the conformance kit sees its slots. */
const remotes = async () => {
  const names = readdirSync('apps').filter((app) => existsSync(`apps/${app}/remote.config.ts`));
  return Promise.all(
    names.map(async (name) => ({
      name,
      config: await load(`apps/${name}/remote.config.ts`),
      samples: await load(`apps/${name}/conformance.ts`),
    })),
  );
};

const rowsOf = (slots, all) =>
  slots.flatMap((slot) => {
    const filled = all.filter(({ config }) => config.slots.includes(slot));
    return filled.length === 0
      ? [`| \`${slot}\` | none | |`]
      : filled.map(({ name, samples }) => {
          const file = moduleOf(name, slot);
          const where = samples.slots[slot];
          return `| \`${slot}\` | ${name}: [\`${path.basename(file)}\`](../${file}) | \`${where}\` |`;
        });
  });

const HEAD = ['| Slot | Filled by | Shown on |', '| --- | --- | --- |'];

/** The slot reference, as Markdown. */
export const slotReference = async () => {
  const { ROW_SLOTS, CARD_SLOTS } = await import(
    pathToFileURL(path.resolve('packages/federation/src/contract/slots.ts')).href
  );
  const all = await remotes();
  return [
    '# Slots',
    '',
    'Written by `npm run references` from the contract and the remotes; do not edit it. The types are in [`slots.ts`](../packages/federation/src/contract/slots.ts): a row has `load` and `Component`, a card has `Component` and `facts`. [For squads](squads.md) says how to fill one.',
    '',
    '## Rows',
    '',
    'Every remote that fills a row slot renders its own row there. Its data loads beside the page’s, for two seconds at most; a row that is late or fails is left out.',
    '',
    ...HEAD,
    ...rowsOf(ROW_SLOTS, all),
    '',
    '## Cards',
    '',
    'One remote owns each kind of record, and renders it wherever kinds are mixed: search, favourites, comparison. A card that cannot be loaded in time is a plain one with the same link and actions.',
    '',
    ...HEAD,
    ...rowsOf(CARD_SLOTS, all),
    '',
  ].join('\n');
};
