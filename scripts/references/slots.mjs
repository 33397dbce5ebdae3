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

const hostedNames = (all) => all.flatMap(({ config }) => Object.keys(config.hosts ?? {}));

/** What each slot of a remote's page demands of rows, as lines of a table. */
const hostedRows = (all) =>
  all.flatMap(({ name, config }) =>
    Object.entries(config.hosts ?? {}).map(
      ([slot, { timeoutMs, budget, failure }]) =>
        `| \`${slot}\` | [\`${name}/slots.d.ts\`](../apps/${name}/slots.d.ts) | ${timeoutMs / 1_000} s | ${budget / 1_000} kB | ${failure} |`,
    ),
  );

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
    'Every remote that fills a row slot of the shell renders its own row there. Its data loads beside the page’s, for two seconds at most; a row that is late or fails is left out.',
    '',
    ...HEAD,
    ...rowsOf(ROW_SLOTS, all),
    '',
    '## Rows in pages of remotes',
    '',
    'A remote offers these in its own pages; the input that its page gives to each row is in its `slots.d.ts`. A regular row that is late or fails is left out, an essential one is loaded again by the browser.',
    '',
    '| Slot | Input | Timeout | Budget of a row | If it fails |',
    '| --- | --- | --- | --- | --- |',
    ...hostedRows(all),
    '',
    ...HEAD,
    ...rowsOf(hostedNames(all), all),
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
