import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { CONTRACT_VERSION } from '../../contract';

const PACKAGE = '@signpost/shell/package.json';

const manifest = z.object({ version: z.string() });

/**
 * Folder of the shell's app that remotes of `root` are run in: `SIGNPOST_SHELL`, else that of the checkout, else that of
 * the package `@signpost/shell`. Throws when there is none.
 */
export const defaultShell = (root: string): string => {
  const named = process.env['SIGNPOST_SHELL'] ?? path.join(root, 'apps', 'shell');
  if (process.env['SIGNPOST_SHELL'] || existsSync(named)) return named;
  try {
    const file = createRequire(path.resolve(root, 'package.json')).resolve(PACKAGE);
    return path.join(path.dirname(file), 'shell');
  } catch {
    throw new Error('There is no shell to run the remote in: npm install --save-dev @signpost/shell');
  }
};

/** The contract that a shell offers: a packed one has the contract's version, that of a checkout is the current one. */
export const contractOf = (shell: string): string => {
  const file = path.resolve(shell, '../package.json');
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version : CONTRACT_VERSION;
};
