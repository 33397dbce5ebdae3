// Writes the references that are made from the code, or with --check says which are stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { slotReference } from './slots.mjs';

const REFERENCES = [['docs/slots.md', slotReference]];

for (const [file, make] of REFERENCES) {
  const text = await format(await make(), { ...(await resolveConfig(file)), parser: 'markdown' });
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is stale: run "npm run references".`);
    process.exitCode = 1;
  }
}
