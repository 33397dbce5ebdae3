// Generates the references in docs/ from the code. With --check, reports those that are stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { settingsReference } from './settings.mjs';
import { slotReference } from './slots.mjs';

const REFERENCES = [
  ['docs/settings.md', settingsReference],
  ['docs/slots.md', slotReference],
];

for (const [file, make] of REFERENCES) {
  const { code: text } = await format(file, await make());
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is stale: run "npm run references".`);
    process.exitCode = 1;
  }
}
