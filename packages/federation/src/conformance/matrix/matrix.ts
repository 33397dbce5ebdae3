import path from 'node:path';
import { satisfies } from 'semver';
import type { Finding } from '../../release/checks/finding';
import { conform } from '../conform';
import { readCandidate, remoteNames } from '../../release/remotes';
import { writeFutureRegistry } from '../../testing';

/** One of two source trees: its shell, its remotes and the contract version that its shell offers. */
export interface Tree {
  readonly root: string;
  readonly offered: string;
}

/** The result of checking one remote in the shell of the other tree. */
export interface Cell {
  readonly shell: 'before' | 'now';
  readonly remote: 'before' | 'now';
  readonly name: string;
  /** Set when the registry was written by a later version of the product. */
  readonly registry?: 'next';
  /**
   * Why the shell refuses the remote by its contract; nothing else is checked then, because visitors keep the
   * current release.
   */
  readonly refused?: string;
  readonly findings: readonly Finding[];
}

/** The contract range of a built remote; undefined when it is not built. */
const rangeOf = (root: string, name: string): Promise<string | undefined> =>
  readCandidate(root, name).then(
    ({ config }) => config.contract,
    () => undefined,
  );

/**
 * Checks remotes of each tree in the shell of the other. Current remotes must work in the earlier shell,
 * which visitors still have during a rollout, and earlier remotes in the current shell, which is deployed
 * first. A remote that does not exist in the earlier tree is skipped.
 */
export const crossVersions = async (
  before: Tree,
  now: Tree,
  names: readonly string[],
  onCell: (cell: Cell) => void,
): Promise<void> => {
  const directions = [
    { shell: 'before', from: before, remote: 'now', to: now },
    { shell: 'now', from: now, remote: 'before', to: before },
  ] as const;
  for (const { shell, from, remote, to } of directions) {
    const accepted: string[] = [];
    for (const name of names.filter((one) => remoteNames(to.root).includes(one))) {
      const range = await rangeOf(to.root, name);
      if (range === undefined || satisfies(from.offered, range)) accepted.push(name);
      else
        onCell({ shell, remote, name, refused: `needs ${range}, is offered ${from.offered}`, findings: [] });
    }
    if (accepted.length === 0) continue;
    await conform(
      {
        root: to.root,
        names: accepted,
        shell: path.join(from.root, 'apps', 'shell'),
        offered: from.offered,
        extent: 'visited',
        wasReleased: remote === 'before',
      },
      (name, findings) => onCell({ shell, remote, name, findings }),
    );
  }
};

/**
 * Checks remotes in the shell of the same tree with a registry written by a later version of the product:
 * with slots, fields, part kinds and a remote that do not exist yet. Each remote must be served from an empty
 * cache.
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
      extent: 'visited',
      changeStore: writeFutureRegistry,
    },
    (name, findings) => onCell({ shell: 'now', remote: 'now', registry: 'next', name, findings }),
  );
