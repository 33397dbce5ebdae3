import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isHostedSlotName } from '../contract';
import { openBrowser } from './product/browser';
import { openApi, startShell } from './product/product';
import { siteOf, type Site } from './product/site';
import { orFailure, type Finding } from '../release/checks/finding';
import { checkInShell, type Tools } from './in-shell';
import { pagePaths } from '../release/checks/routes-match';
import { runServerModule, sharedFrom } from '../release/checks/server-module';
import { readCandidate } from '../release/remotes';
import { neighboursInCheckout, ownFindings } from './own-findings';
import { readSamples } from './read-samples';
import { SLOT_FILLER, writeSlotFiller } from './hosted/slot-filler';
import type { Candidate } from '../release/checks/candidate';

/** What is checked: remotes of one repository folder, in the shell of the same or another one. */
export interface Subject {
  /** Folder of the repository whose remotes are checked. */
  readonly root: string;
  readonly names: readonly string[];
  /** Folder of the shell's app; its `dist` is run. */
  readonly shell: string;
  /** Address of a running backend for it; by default one is started. */
  readonly backend?: string | undefined;
  /** Contract version that this shell offers. */
  readonly offered: string;
  /**
   * How far pages are checked: only as the server sends them, also in a browser, or also in a browser while the API fails.
   */
  readonly extent: 'served' | 'visited' | 'thorough';
  /** Whether the remotes were released by an earlier kit, whose rules were others. */
  readonly wasReleased?: boolean;
  /** Changes the folder store before the shell reads it. */
  readonly changeStore?: (store: string) => Promise<void>;
}

/** Rules for new releases only: a shell runs those that were released without them. */
const RULES_OF_NEW_RELEASES = [
  'manifest accurate',
  'CSS in its layers',
  'names declared',
  'claims of its own',
];

/** Checks one remote on its own and, when its server build starts, in the shell. */
const checkRemote = async (
  candidate: Candidate,
  subject: Subject,
  site: Site,
  tools: Tools,
): Promise<readonly Finding[]> => {
  const { folder, dist, manifest, config } = candidate;
  const running = runServerModule(dist, manifest, sharedFrom(folder));
  const neighbours = neighboursInCheckout(site.claims);
  const all = await ownFindings(candidate, running, subject.offered, neighbours);
  const releaseFindings = subject.wasReleased
    ? all.filter(({ rule }) => !RULES_OF_NEW_RELEASES.includes(rule))
    : all;
  const inShell = async () => {
    const pages = await pagePaths((await running).module);
    return checkInShell(candidate, readSamples(subject.root, config.name), pages, tools);
  };
  return [...releaseFindings, ...(await orFailure(inShell()))];
};

/**
 * Checks built remotes on their own and in a built shell that it starts for them, and yields the findings of
 * each remote as soon as they are known. Sample addresses are read from this repository. Throws when
 * something is not built or does not start.
 */
export const conform = async (
  subject: Subject,
  onFound: (name: string, findings: readonly Finding[]) => void,
): Promise<void> => {
  const { root, names, extent, changeStore } = subject;
  const candidates = await Promise.all(names.map((name) => readCandidate(root, name)));
  const api = await openApi(subject.shell, subject.backend);
  const closers: (() => Promise<void>)[] = [() => api.stop()];
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'signpost-slot-filler-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const hosted = candidates.flatMap(({ config }) =>
      Object.keys(config.hosts ?? {}).filter(isHostedSlotName),
    );
    const site = await siteOf(subject);
    const own = candidates.map(({ config, dist }) => [config.name, dist] as const);
    const builds = new Map([...site.builds, ...own]);
    if (hosted.length > 0) builds.set(SLOT_FILLER, await writeSlotFiller(folder, hosted));
    const shell = await startShell(subject.shell, api.url, builds, changeStore);
    closers.unshift(() => shell.stop());
    const browser = await openBrowser();
    closers.unshift(() => browser.close());
    const tools: Tools = {
      shell,
      api,
      // A browser reads the HTML in any case.
      reader: await browser.newPage(),
      ...(extent !== 'served' && { browser }),
      isThorough: extent === 'thorough',
    };
    for (const candidate of candidates) {
      onFound(candidate.config.name, await checkRemote(candidate, subject, site, tools));
    }
  } finally {
    for (const close of closers) await close();
  }
};
