import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { sha256 } from '../registry/sha256';
import { provenance, type Provenance } from '../registry';

const run = promisify(execFile);

/** Kind of the build, which says how to read its parameters. */
const BUILD_TYPE = 'urn:signpost:build:remote:1';

/** The file of a build that says how it was built; it is not part of the release's files. */
export const PROVENANCE_FILE = 'provenance.json';

/** What GitHub Actions says of the run, in its environment variables. */
const githubRun = z.object({
  GITHUB_SERVER_URL: z.url(),
  GITHUB_REPOSITORY: z.string(),
  GITHUB_REF: z.string(),
  GITHUB_SHA: z.string(),
  GITHUB_RUN_ID: z.string(),
  GITHUB_RUN_ATTEMPT: z.string().default('1'),
});

interface Source {
  readonly uri: string;
  readonly commit: string;
  readonly builder: string;
  readonly invocation?: string;
}

const githubSource = (): Source | undefined => {
  const { success, data } = githubRun.safeParse(process.env);
  if (!success) return undefined;
  const repository = `${data.GITHUB_SERVER_URL}/${data.GITHUB_REPOSITORY}`;
  return {
    uri: `git+${repository}@${data.GITHUB_REF}`,
    commit: data.GITHUB_SHA,
    builder: 'https://github.com/actions/runner',
    invocation: `${repository}/actions/runs/${data.GITHUB_RUN_ID}/attempts/${data.GITHUB_RUN_ATTEMPT}`,
  };
};

const git = async (folder: string, ...args: string[]): Promise<string> =>
  (await run('git', ['-C', folder, ...args])).stdout.trim();

/** A build on a developer's machine; the address of a clone may contain a password, so it is left out. */
const localSource = async (folder: string): Promise<Source | undefined> => {
  try {
    const commit = await git(folder, 'rev-parse', 'HEAD');
    // The release command itself changes changelogs, which are no part of a build.
    const paths = [':/', ':(exclude,top,glob)**/CHANGELOG.md'];
    const changed = await git(folder, 'status', '--porcelain', '--untracked-files=no', '--', ...paths);
    return {
      uri: changed ? 'git+local?uncommitted' : 'git+local',
      commit,
      builder: 'urn:signpost:builder:local',
    };
  } catch {
    return undefined;
  }
};

/** Describes the build of a remote as an in-toto statement about its `release.json`, whose SHA-256 is `integrity`. */
const describeBuild = (name: string, integrity: string, source: Source | undefined, started: Date) => ({
  _type: 'https://in-toto.io/Statement/v1' as const,
  subject: [{ name, digest: { sha256: integrity } }],
  predicateType: 'https://slsa.dev/provenance/v1' as const,
  predicate: {
    buildDefinition: {
      buildType: BUILD_TYPE,
      externalParameters: { remote: name },
      resolvedDependencies: source ? [{ uri: source.uri, digest: { gitCommit: source.commit } }] : [],
    },
    runDetails: {
      builder: { id: source?.builder ?? 'urn:signpost:builder:local' },
      metadata: {
        ...(source?.invocation && { invocationId: source.invocation }),
        startedOn: started.toISOString(),
        finishedOn: new Date().toISOString(),
      },
    },
  },
});

/** Writes how the remote in `folder` was built, beside its `release.json`. Takes when the build began. */
export const writeProvenance = async (folder: string, name: string, started: Date): Promise<void> => {
  const dist = path.join(folder, 'dist');
  const integrity = sha256(await readFile(path.join(dist, 'release.json')));
  const source = githubSource() ?? (await localSource(folder));
  const statement = describeBuild(name, integrity, source, started);
  await writeFile(path.join(dist, PROVENANCE_FILE), `${JSON.stringify(statement, null, 1)}\n`);
};

/** Reads how a build was made; null when the build says nothing that can be parsed. */
export const readProvenance = async (dist: string): Promise<Provenance | null> => {
  try {
    return provenance.parse(JSON.parse(await readFile(path.join(dist, PROVENANCE_FILE), 'utf8')));
  } catch {
    return null;
  }
};
