import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '../../contract';
import { conforms } from '../../release/checks/finding';
import { remoteNames } from '../../release/remotes';
import { report } from '../report';
import { earlierTree, previousShell } from './earlier-tree';
import { crossRegistry, crossVersions, type Cell } from './matrix';

const load = createRequire(__filename);

const USAGE = `usage:
  npm run matrix [-- <remote>...] [--previous commit]
                                    builds the previous shell and its remotes, and checks the current
                                    remotes in it, and its remotes in the current shell; then the
                                    current remotes with a registry of a later version;
                                    --previous: the commit of that shell; by default the one before the
                                    shell or the contract last changed`;

const offeredBy = (root: string): string => {
  const file = path.join(root, 'packages/federation/src/contract/version.ts');
  return (load(file) as { CONTRACT_VERSION: string }).CONTRACT_VERSION;
};

const titleOf = ({ shell, remote, name, registry, refused }: Cell): string =>
  `${name} of ${remote} in the shell of ${shell}${registry ? ', by a registry of the next version' : ''}${refused ? `: refused by its contract, ${refused}` : ''}`;

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { previous: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(USAGE);
  const names = positionals.length > 0 ? positionals : remoteNames('.');
  const commit = values.previous ?? (await previousShell());
  console.log(`Building ${commit} …`);
  const tree = await earlierTree(commit, names);
  try {
    const before = { root: tree.root, offered: offeredBy(tree.root) };
    const now = { root: path.resolve('.'), offered: CONTRACT_VERSION };
    let kept = true;
    const onCell = (cell: Cell): void => {
      kept &&= conforms(cell.findings);
      console.log(cell.refused ? titleOf(cell) : report(titleOf(cell), cell.findings));
    };
    await crossVersions(before, now, names, onCell);
    await crossRegistry(now, names, onCell);
    console.log(kept ? 'Both ways round and by the next registry, all conform.' : 'Not all rules are kept.');
    if (!kept) process.exitCode = 1;
  } finally {
    await tree.remove();
  }
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
