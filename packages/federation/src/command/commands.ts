import { existsSync } from 'node:fs';
import { readRemoteConfig, remoteConfigFile } from '../dev/remote-config';

/** One command: its description, the arguments that are put before the caller's, and its module. */
interface Command {
  readonly does: string;
  readonly before: readonly string[];
  /** Whether it takes the name of a remote, which a remote's own folder supplies. */
  readonly takesRemote?: true;
  load(): Promise<unknown>;
}

const releasing = (name: string, does: string): Command => ({
  does,
  before: [name],
  takesRemote: true,
  load: () => import('../release/cli'),
});

/** The commands of signpost-remote, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: { does: 'creates a remote', before: [], load: () => import('../create/cli') },
  dev: {
    does: 'shows it inside a deployed site, to you alone, and rebuilds it on every save',
    before: [],
    takesRemote: true,
    load: () => import('../dev/at-site/cli'),
  },
  build: { does: 'builds the remote in this folder', before: ['.'], load: () => import('../build/cli') },
  conform: {
    does: 'checks the build in a real shell',
    before: [],
    takesRemote: true,
    load: () => import('../conformance/cli'),
  },
  release: releasing('release', 'builds, checks and releases it'),
  promote: releasing('promote', 'makes its canary live for all'),
  rollback: releasing('rollback', 'removes its canary, or makes the previous release live'),
  retire: releasing('retire', 'stops serving it, with redirects from its addresses'),
  handover: releasing('handover', 'offers a path, card or name of it to another remote'),
  approve: releasing('approve', "lets a release be live for all, signed with the approver's key"),
  preview: {
    does: 'prints a link that shows a release',
    before: [],
    takesRemote: true,
    load: () => import('../preview/cli'),
  },
  settings: releasing('settings', 'shows and changes its settings and flags'),
  types: {
    does: 'fetches the types of slots that other remotes offer',
    before: [],
    takesRemote: true,
    load: () => import('../slot-types/cli'),
  },
  keys: {
    does: 'creates a signing key, and prints its public half',
    before: ['keys'],
    load: () => import('../release/cli'),
  },
  status: releasing('status', 'prints what is live, canaries and the history'),
};

/** Options that take a value, which is not the name of a remote. */
const VALUE_OPTIONS = [
  '--canary',
  '--store',
  '--to',
  '--shell',
  '--base',
  '--site',
  '--hours',
  '--redirect',
  '--for',
];

/** The arguments of a command, preceded by the name of the remote in `folder` unless they name it. */
export const withOwnName = (args: readonly string[], folder: string): readonly string[] => {
  if (!existsSync(remoteConfigFile(folder)) || args.includes('--help') || args.includes('-h')) return args;
  const { name } = readRemoteConfig(folder);
  const named = args.filter(
    (arg, index) => !arg.startsWith('-') && !VALUE_OPTIONS.includes(args[index - 1] ?? ''),
  );
  return named.includes(name) ? args : [name, ...args];
};
