import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/**
 * Returns those of `remotes` that changed since a git revision, by themselves or through a package they
 * depend on, according to Nx. Throws when the revision does not exist.
 */
export const affectedRemotes = async (
  remotes: readonly string[],
  base: string,
): Promise<readonly string[]> => {
  const { stdout } = await run(
    'npx',
    ['nx', 'show', 'projects', '--affected', `--base=${base}`, '--head=HEAD', '--json'],
    { env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
  const affected = z.array(z.string()).parse(JSON.parse(stdout));
  return remotes.filter((name) => affected.includes(name));
};
