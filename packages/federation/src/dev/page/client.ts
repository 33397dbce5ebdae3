/// <reference types="webpack/module" />
// Part of a remote's development build alone: keeps the open page at the newest build.
import { NEWS_PATH, type News } from '../news';
import { isOutdated } from './boundary';
import { followBuilds } from './follow';
import { showProblem } from './problem-box';
import { refreshRuntime } from './refresh-runtime';

// The CSS loader knows style sheets by their whole address, the server writes them without the origin.
document
  .querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  .forEach((link) => (link.dataset['href'] = link.href));

const take = followBuilds({
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

// Browsers keep six connections to an origin open; pages in hidden tabs give theirs back and catch up when shown.
const listen = () => {
  source?.close();
  if (document.hidden) return;
  source = new EventSource(NEWS_PATH);
  source.addEventListener('message', ({ data }) => void take(JSON.parse(String(data)) as News));
};
document.addEventListener('visibilitychange', listen);
listen();
