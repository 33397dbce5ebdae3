/// <reference types="webpack/module" />
// Hot-reload client of a remote's development build: keeps the open page at the newest build.
import { RELOAD_EVENTS_PATH, type ReloadEvent } from '../reload-events';
import { isOutdated } from './boundary';
import { followBuilds } from './follow';
import { showProblem } from './problem-box';
import { refreshRuntime } from './refresh-runtime';

// The CSS loader identifies style sheets by their absolute URL; the server renders them without the origin.
document
  .querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  .forEach((link) => (link.dataset['href'] = link.href));

const handleEvent = followBuilds({
  hash: () => __webpack_hash__,
  patch: async () => Boolean(await import.meta.webpackHot.check(true)),
  refresh() {
    refreshRuntime().performReactRefresh();
    return !isOutdated();
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
document.addEventListener('visibilitychange', connect);
connect();
