import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

const gitUser = (): string | undefined => {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

/** Asked once, because every change of a registry names it. */
let machineUser: string | undefined;

/**
 * Who runs this command, for the history: the account of the build platform, else the name in git's configuration, else
 * the user of the machine. Names no email address, because the registry is public.
 */
export const releasedBy = (): string =>
  process.env['GITHUB_ACTOR'] ?? (machineUser ??= gitUser() ?? userInfo().username);
