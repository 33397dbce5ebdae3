import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The file of the shell that loads the rows of a slot. */
const loaderOf = (slot) =>
  execFileSync('git', ['grep', '-l', '-F', `fillRows('${slot}'`, '--', 'apps/shell/src'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .find((file) => !file.includes('.test.'));

/**
 * The reference of the shell's slots, as Markdown. It names no remote: those that fill slots, and the slots in their
 * pages, change without the shell.
 */
export const slotReference = async () => {
  const { ROW_SLOTS, CARD_SLOTS } = await import(
    pathToFileURL(path.resolve('packages/federation/src/contract/slots.ts')).href
  );
  return [
    '# Slots',
    '',
    'Written by `npm run references` from the contract; do not edit it. The types are in [`slots.ts`](../packages/federation/src/contract/slots.ts): a row has `load` and `Component`, a card has `Component` and `facts`. [For squads](squads.md) says how to fill one.',
    '',
    '`npm run slots` lists who fills each of them in this repository, the slots that remotes offer in their own pages, and the addresses that show them; `npm run status` says what live releases fill.',
    '',
    '## Rows',
    '',
    'Every remote that fills a row slot of the shell renders its own row there. Its data loads beside the page’s, for two seconds at most; a row that is late or fails is left out.',
    '',
    '| Slot | Loaded by |',
    '| --- | --- |',
    ...ROW_SLOTS.map((slot) => [slot, loaderOf(slot)]).map(
      ([slot, file]) => `| \`${slot}\` | [\`${file.replace('apps/shell/src/', '')}\`](../${file}) |`,
    ),
    '',
    '## Rows in pages of remotes',
    '',
    'A remote declares these in `hosts` of its `remote.config.ts`, each with a timeout and a budget; its `slots.d.ts` has the input that its page gives to each row. A regular row that is late or fails is left out, an essential one is loaded again by the browser.',
    '',
    '## Cards',
    '',
    'One remote owns each kind of record, and renders it wherever kinds are mixed: search, favourites, comparison. A card that cannot be loaded in time is a plain one with the same link and actions.',
    '',
    ...CARD_SLOTS.map((slot) => `- \`${slot}\``),
    '',
  ].join('\n');
};
