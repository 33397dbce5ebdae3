import { previewBuild } from '../preview/preview-of-build';
import type { Candidate } from '../release/checks/candidate';
import { orFailure, type Finding } from '../release/checks/finding';
import { pagePaths } from '../release/checks/routes-match';
import { runServerModule, sharedFrom } from '../release/checks/server-module';
import { readCandidate } from '../release/remotes';
import { contractOffered } from '../release/report/live-shell';
import { signingOf } from '../release/signing/signing';
import { registryOf } from '../release/store';
import { checkInShell } from './in-shell';
import { neighboursInRegistry, ownFindings } from './own-findings';
import { openBrowser } from './product/browser';
import type { Shell } from './product/product';
import { readSamples } from './read-samples';

/** Minutes that the checks of one remote may take. */
const PREVIEW_MINUTES = 60;

/** What is checked: remotes of one repository folder, on a running site. */
export interface SiteSubject {
  /** Folder of the repository whose remotes are checked. */
  readonly root: string;
  readonly names: readonly string[];
  /** Public address of the site. */
  readonly site: string;
  /** The store from which the site takes releases. */
  readonly store: string;
}

/** The site as it shows a build of a remote to requests with the preview's cookie. */
const previewShell = async (
  { config, dist }: Candidate,
  { site, store }: SiteSubject,
  live: readonly string[],
): Promise<Shell> => {
  const { release, cookie } = await previewBuild(dist, { store, site, minutes: PREVIEW_MINUTES });
  const { origin } = new URL(site);
  const releases = Object.fromEntries([...live.map((name) => [name, '']), [config.name, release]]);
  return { url: origin, site: origin, previewCookie: cookie, releases, logged: [] };
};

/**
 * Checks built remotes on their own and, as previews, on a running site whose store they are uploaded to. Visitors of
 * the site notice nothing. Yields the findings of each remote as soon as they are known. Throws when something is not
 * built, or when the site or its store cannot be used.
 */
export const conformAtSite = async (
  subject: SiteSubject,
  onFound: (name: string, findings: readonly Finding[]) => void,
): Promise<void> => {
  const { root, names, site, store } = subject;
  const candidates = await Promise.all(names.map((name) => readCandidate(root, name)));
  const offered = await contractOffered(site);
  const registry = await registryOf(store, signingOf(store).keys);
  const neighbours = neighboursInRegistry(registry);
  const browser = await openBrowser();
  try {
    const reader = await browser.newPage();
    for (const candidate of candidates) {
      const { folder, dist, manifest, config } = candidate;
      const running = runServerModule(dist, manifest, sharedFrom(folder));
      const releaseFindings = await ownFindings(candidate, running, offered, neighbours);
      const onSite = async () => {
        const shell = await previewShell(candidate, subject, Object.keys(registry.remotes));
        const pages = await pagePaths((await running).module);
        const tools = { shell, browser, reader, isThorough: false };
        return checkInShell(candidate, readSamples(root, config.name), pages, tools);
      };
      onFound(config.name, [...releaseFindings, ...(await orFailure(onSite()))]);
    }
  } finally {
    await browser.close();
  }
};
