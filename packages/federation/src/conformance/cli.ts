import { parseArgs } from 'node:util';
import { conform } from './conform';
import { conformAtSite } from './conform-at-site';
import { conforms, type Finding } from '../release/checks/finding';
import { contractOf, defaultShell } from './product/default-shell';
import { remoteNames } from '../release/remotes';
import { report } from './report';
import { programText } from '../command/program';

const USAGE = `usage:
  npm run conformance -- <remote>... [--quick | --served] [--shell folder] [--backend url]
                                    checks built remotes in a built shell;
                                    all: every remote; --shell: folder of another shell's app, by
                                    default SIGNPOST_SHELL, apps/shell or the package @signpost/shell;
                                    --backend: address of a running backend, by default one is started;
                                    --quick: does not hydrate pages while the API fails;
                                    --served: checks pages only as the server sends them
  npm run conformance -- <remote>... --site https://www.example.org [--store folder]
                                    stores the builds and checks them as previews on a running site,
                                    which visitors do not notice; rules that need another API are
                                    skipped; --store: the site's store, by default RELEASE_STORE;
                                    REGISTRY_SIGNING_KEY names the file of the squad's private key`;

type OnFound = (name: string, findings: readonly Finding[]) => void;

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      shell: { type: 'string' },
      site: { type: 'string' },
      store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.signpost/releases' },
      backend: { type: 'string' },
      quick: { type: 'boolean', default: false },
      served: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });

const check = async (
  names: readonly string[],
  { site, store, shell: named, backend, quick, served }: ReturnType<typeof readArguments>['values'],
  onFound: OnFound,
): Promise<void> => {
  if (site) return conformAtSite({ root: '.', names, site, store }, onFound);
  const shell = named ?? defaultShell('.');
  const visited = quick ? 'visited' : 'thorough';
  const extent = served ? 'served' : visited;
  await conform({ root: '.', names, shell, backend, offered: contractOf(shell), extent }, onFound);
};

const run = async (): Promise<void> => {
  const { positionals, values } = readArguments();
  if (values.help) return console.log(programText(USAGE));
  if (positionals.length === 0) throw new Error(programText(USAGE));
  const started = performance.now();
  const names = positionals.includes('all') ? remoteNames('.') : positionals;
  let kept = true;
  await check(names, values, (name, findings) => {
    kept &&= conforms(findings);
    console.log(report(name, findings));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(kept ? `All conform (${seconds} s).` : `Not all rules are kept (${seconds} s).`);
  if (!kept) process.exitCode = 1;
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
