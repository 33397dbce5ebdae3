import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '../contract';
import { conform } from './conform';
import { conforms } from '../release/checks/finding';
import { remoteNames } from '../release/remotes';
import { report } from './report';
import { programText } from '../command/program';

const USAGE = `usage:
  npm run conformance -- <remote>... [--shell folder] [--quick]
                                    checks built remotes in a built shell;
                                    all: every remote; --shell: folder of another shell's app,
                                    by default SIGNPOST_SHELL or apps/shell;
                                    --quick: does not hydrate pages while the API fails`;

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      shell: { type: 'string', default: process.env['SIGNPOST_SHELL'] ?? 'apps/shell' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(programText(USAGE));
  if (positionals.length === 0) throw new Error(programText(USAGE));
  const started = performance.now();
  const names = positionals.includes('all') ? remoteNames('.') : positionals;
  let kept = true;
  await conform(
    { root: '.', names, shell: values.shell, offered: CONTRACT_VERSION, isThorough: !values.quick },
    (name, findings) => {
      kept &&= conforms(findings);
      console.log(report(name, findings));
    },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(kept ? `All conform (${seconds} s).` : `Not all rules are kept (${seconds} s).`);
  if (!kept) process.exitCode = 1;
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
