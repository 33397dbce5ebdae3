import path from 'node:path';
import { satisfies } from 'semver';
import type { Finding } from '../finding';
import { conform } from '../conform';
import { readCandidate, remoteNames } from '../remote';
import { writeFutureRegistry } from '../../testing';

/** One tree of the two: its shell, its remotes, and the contract's version that its shell offers. */
export interface Tree {
  readonly root: string;
  readonly offered: string;
}

/** What came of one remote in the shell of the other tree. */
export interface Cell {
  readonly shell: 'before' | 'now';
  readonly remote: 'before' | 'now';
  readonly name: string;
  /** Whether a later version of the product wrote the registry. */
  readonly registry?: 'next';
  /** Why the shell refuses it, by its contract; then nothing else is looked at: visitors keep the release they have. */
  readonly refused?: string;
  readonly findings: readonly Finding[];
}

/** The range of the contract that a built remote asks for; nothing when it is not built. */
const rangeOf = (root: string, name: string): Promise<string | undefined> =>
  readCandidate(root, name).then(
    ({ config }) => config.contract,
    () => undefined,
  );

/**
 * Looks at remotes of one tree in the shell of the other, both ways round: the remotes of now must do in the shell of
 * before, which visitors still have while a new one is rolled out, and the remotes of before in the shell of now, which
 * comes first. A remote that the tree of before does not have is left out.
 */
export const crossVersions = async (
  before: Tree,
  now: Tree,
  names: readonly string[],
  onCell: (cell: Cell) => void,
): Promise<void> => {
  const ways = [
    { shell: 'before', from: before, remote: 'now', to: now },
    { shell: 'now', from: now, remote: 'before', to: before },
  ] as const;
  for (const { shell, from, remote, to } of ways) {
    const taken: string[] = [];
    for (const name of names.filter((one) => remoteNames(to.root).includes(one))) {
      const range = await rangeOf(to.root, name);
      if (range === undefined || satisfies(from.offered, range)) taken.push(name);
      else
        onCell({ shell, remote, name, refused: `needs ${range}, is offered ${from.offered}`, findings: [] });
    }
    if (taken.length === 0) continue;
    await conform(
      {
        root: to.root,
        names: taken,
        shell: path.join(from.root, 'apps', 'shell'),
        offered: from.offered,
        thorough: false,
      },
      (name, findings) => onCell({ shell, remote, name, findings }),
    );
  }
};

/**
 * Looks at remotes in the shell of the same tree in front of a registry that a later version of the product wrote: with
 * slots, fields, kinds of parts and a remote that do not exist yet. Each remote must be served from an empty cache.
 */
export const crossRegistry = async (
  { root, offered }: Tree,
  names: readonly string[],
  onCell: (cell: Cell) => void,
): Promise<void> =>
  conform(
    {
      root,
      names,
      shell: path.join(root, 'apps', 'shell'),
      offered,
      thorough: false,
      changeStore: writeFutureRegistry,
    },
    (name, findings) => onCell({ shell: 'now', remote: 'now', registry: 'next', name, findings }),
  );
