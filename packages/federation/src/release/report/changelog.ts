import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { commitOf, type ReleaseRef } from '../../registry';

const run = promisify(execFile);

/** The file with a remote's releases, newest first, in the remote's folder. */
const CHANGELOG = 'CHANGELOG.md';

const TITLE = '# Releases';

/** A release that was just made. */
export interface ChangelogRelease {
  readonly release: string;
  /** Percentage of visitors; undefined for all. */
  readonly canary: number | undefined;
  readonly at: Date;
  /** The release that it follows; undefined for the first one. */
  readonly before: Pick<ReleaseRef, 'provenance'> | undefined;
}

/** The subjects of the commits that changed a folder since a commit, newest first. Throws when git cannot tell. */
const subjectsSince = async (folder: string, since: string | undefined): Promise<readonly string[]> => {
  const range = since === undefined ? 'HEAD' : `${since}..HEAD`;
  const paths = ['.', `:(exclude)${CHANGELOG}`];
  const { stdout } = await run('git', [
    '-C',
    folder,
    'log',
    '--no-merges',
    '--format=%s',
    range,
    '--',
    ...paths,
  ]);
  return stdout.split('\n').filter(Boolean);
};

const bodyOf = async (folder: string, before: ChangelogRelease['before']): Promise<string> => {
  if (!before) return 'The first release.';
  const since = before.provenance ? commitOf(before.provenance) : undefined;
  const unknown = 'The changes are not known, because this clone lacks the commit of the release before.';
  if (since === undefined) return unknown;
  const subjects = await subjectsSince(folder, since).catch(() => undefined);
  if (!subjects) return unknown;
  return subjects.length > 0
    ? subjects.map((subject) => `- ${subject}`).join('\n')
    : 'No commit changed this folder.';
};

const isInRepository = (folder: string): Promise<boolean> =>
  run('git', ['-C', folder, 'rev-parse', 'HEAD']).then(
    () => true,
    () => false,
  );

/**
 * Adds a release to the changelog in a remote's folder: its id, its date and the subjects of the commits that changed the
 * folder since the release before. Returns the file; undefined when the folder is in no git repository or the changelog
 * has the release already.
 */
export const writeChangelog = async (
  folder: string,
  { release, canary, at, before }: ChangelogRelease,
): Promise<string | undefined> => {
  if (!(await isInRepository(folder))) return undefined;
  const file = path.join(folder, CHANGELOG);
  const earlier = (await readFile(file, 'utf8').catch(() => '')).replace(TITLE, '').trim();
  if (earlier.includes(`: ${release}`)) return undefined;
  const share = canary === undefined ? '' : `, a canary for ${canary} %`;
  const heading = `## ${at.toISOString().slice(0, 10)}: ${release}${share}`;
  const parts = [TITLE, heading, await bodyOf(folder, before), earlier];
  await writeFile(file, `${parts.filter(Boolean).join('\n\n')}\n`);
  return file;
};
