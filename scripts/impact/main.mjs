// `npm run impact -- <slot, endpoint or export of a package>`: who uses it, by app and package, so that a change can be
// announced to those squads. Tests and stories are left out.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PlainError, runMain } from '../steps/say.mjs';
import { findImpact } from './find-impact.mjs';
import { readSource } from './read-source.mjs';

const USAGE = `usage: npm run impact -- <name>
  a slot, such as unis.provider.row.v1
  an endpoint of the API client, such as listEmployers
  a component, function or type that a package exports, such as EmptyState`;

const sources = () =>
  execFileSync('git', ['ls-files', 'apps', 'packages'], { encoding: 'utf8', maxBuffer: 1e8 })
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\/|\/template/.test(file));

const print = ({ kind, declaredIn, uses }, name) => {
  console.log([`${name}: ${kind}`, ...declaredIn.map((file) => `  declared in ${file}`)].join('\n'));
  const workspaces = [...new Set(uses.map(({ workspace }) => workspace))].sort();
  for (const workspace of workspaces) {
    const own = uses.filter((use) => use.workspace === workspace);
    console.log(`\n${workspace} (${own.length})`);
    for (const { file, through } of own) console.log(`  ${file}${through ? `, through ${through}` : ''}`);
  }
  if (uses.length === 0) console.log('\nNothing in this repository uses it.');
  if (kind === 'slot')
    console.log('\nRemotes of other repositories: npm run status lists the slots that they fill.');
};

await runMain(async () => {
  const [name] = process.argv.slice(2);
  if (!name || name === '--help') {
    console.log(USAGE);
    return;
  }
  const files = new Map(sources().map((file) => [file, readSource(readFileSync(file, 'utf8'), file)]));
  try {
    print(findImpact(name, files), name);
  } catch (error) {
    throw new PlainError(error.message);
  }
});
