import path from 'node:path';
import { openBrowser } from './product/browser';
import { startApi, startShell } from './product/product';
import { finished, type Finding } from './finding';
import { lookInShell, type Lenses } from './in-shell';
import { lookAtRelease } from './release';
import { pagePaths } from './release/routes-match';
import { runServerModule, sharedFrom } from './release/server-module';
import { readCandidate, readSamples, remoteNames } from './remote';
import type { Candidate } from './release/candidate';

/** What is looked at: remotes of one repository's folder in the shell of the same or another one. */
export interface Subject {
  /** Folder of the repository whose remotes are looked at. */
  readonly root: string;
  readonly names: readonly string[];
  /** Folder of the shell's app; its `dist` is what runs. */
  readonly shell: string;
  /** The contract's version that this shell offers. */
  readonly offered: string;
  /** Whether pages are also brought to life while the API fails. */
  readonly thorough: boolean;
  /** Changes the folder store before the shell sees it. */
  readonly changeStore?: (store: string) => Promise<void>;
}

/** All remotes of a repository that are built: those that are not looked at make the site whole. */
const buildsOf = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all(
    remoteNames(root).map((name) =>
      readCandidate(root, name).then(
        ({ dist }) => [[name, dist] as const],
        () => [],
      ),
    ),
  );
  return new Map(found.flat());
};

/** Looks at one remote alone and, when it starts, in the shell. */
const lookAt = async (
  candidate: Candidate,
  { root, offered }: Subject,
  lenses: Lenses,
): Promise<readonly Finding[]> => {
  const { dist, manifest, config } = candidate;
  const provided = sharedFrom(path.resolve(root, 'apps', config.name));
  const running = runServerModule(dist, manifest, provided);
  const alone = await lookAtRelease(candidate, running, offered);
  const inShell = async () => {
    const pages = await pagePaths((await running).module);
    return lookInShell(candidate, readSamples(root, config.name), pages, lenses);
  };
  return [...alone, ...(await finished(inShell()))];
};

/**
 * Looks at built remotes, alone and in a built shell that it starts for them, and gives what it found of each as soon as
 * it is known. Sample addresses are this repository's.
 * Throws when something is not built or does not start.
 */
export const conform = async (
  subject: Subject,
  onFound: (name: string, findings: readonly Finding[]) => void,
): Promise<void> => {
  const { root, names, thorough, changeStore } = subject;
  const candidates = await Promise.all(names.map((name) => readCandidate(root, name)));
  const api = await startApi();
  const closing: (() => Promise<void>)[] = [() => api.stop()];
  try {
    const shell = await startShell(subject.shell, api.url, await buildsOf(root), changeStore);
    closing.unshift(() => shell.stop());
    const browser = await openBrowser();
    closing.unshift(() => browser.close());
    const lenses = { shell, api, browser, reader: await browser.newPage(), thorough };
    for (const candidate of candidates) {
      onFound(candidate.config.name, await lookAt(candidate, subject, lenses));
    }
  } finally {
    for (const close of closing) await close();
  }
};
