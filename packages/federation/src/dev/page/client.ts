/// <reference types="webpack/module" />
// Hot-reload client of a remote's development build: keeps the open page at the newest build.
import { RELOAD_EVENTS_PATH, type ReloadEvent } from '../reload-events';
import { isOutdated } from './boundary';
import { updateDelegates } from './delegate';
import { followBuilds } from './follow';
import { showProblem } from './problem-box';
import { refreshRuntime, type RefreshHost } from './refresh-runtime';

/** Milliseconds after which a page counts as one that failed to start. */
const HYDRATION_TIMEOUT_MS = 5_000;

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

/** Resolves when the page is hydrated, because an earlier update would differ from the server's HTML. */
const hydratedOrFailed = new Promise<void>((resolve) => {
  if (isHydrated()) return resolve();
  new MutationObserver(() => isHydrated() && resolve()).observe(document.documentElement, {
    attributes: true,
  });
  setTimeout(resolve, HYDRATION_TIMEOUT_MS);
});

/**
 * Loads further files from the given build, and gives the sheets of this remote the addresses by which the CSS
 * loader finds them: those of that build.
 */
const loadFilesFrom = (hash: string): void => {
  const folderOfAll = new URL('../../', __webpack_public_path__).href;
  __webpack_public_path__ = `${folderOfAll}build-${hash}/client/`;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // The CSS loader adds a query to a sheet that it loads again.
    const { href, pathname } = new URL(link.href);
    if (!href.startsWith(folderOfAll)) continue;
    link.dataset['href'] = __webpack_public_path__ + pathname.slice(pathname.lastIndexOf('/') + 1);
  }
};

const handleEvent = followBuilds({
  hash: () => __webpack_hash__,
  async patch(newest) {
    loadFilesFrom(newest);
    return Boolean(await import.meta.webpackHot.check(true));
  },
  async refresh() {
    await updateDelegates();
    // The data first: a component that was changed with its loader needs what the new loader returns.
    await (globalThis as RefreshHost).signpostRouter?.revalidate();
    refreshRuntime().performReactRefresh();
    // A page that failed to start runs nothing that could be replaced.
    return !isOutdated() && isHydrated();
  },
  reload: () => window.location.reload(),
  show: showProblem,
});

let source: EventSource | undefined;

// Browsers allow six connections per origin, so pages in hidden tabs close theirs and catch up when shown.
const connect = () => {
  source?.close();
  if (document.hidden) return;
  source = new EventSource(RELOAD_EVENTS_PATH);
  source.addEventListener('message', ({ data }) => void handleEvent(JSON.parse(String(data)) as ReloadEvent));
};
void hydratedOrFailed.then(() => {
  document.addEventListener('visibilitychange', connect);
  connect();
});
