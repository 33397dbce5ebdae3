import '@signpost/shared-ui/base/global.css';
// With the page: a style sheet that comes later has the browser go over all of it once more.
import '../analytics/consent/banner.module.css';
import { RouterContextProvider } from 'react-router-dom';
import { createStore, restoreCache, storeContext } from '@signpost/api-client/base';
import { configureIdentity } from '@signpost/identity';
import { wakeParts } from '@signpost/shared-ui';
import { openJournal } from '../analytics/journal';
import { isBare } from '../routing/page';
import { slotContext } from '../routing/slots';
import { sessionCache } from '../startup/session-cache';
import { START_ERROR } from '../startup/start-error';
import { readBootData } from './boot-data';
import { breath } from './breath';
import { failed } from './failures';
import { hydrate } from './hydrate';
import { idle } from './idle';
import { prefetchOnIntent } from './prefetch';
import { openRemotes } from './remotes';
import { openRouter } from './router';

/** Tells the remotes' style loaders which sheets the document brought: they know them by their whole address only. */
const claimStyleSheets = (): void =>
  document
    .querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/releases/"]')
    .forEach((link) => link.setAttribute('data-href', link.href));

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('this page has no root');
  const boot = readBootData();
  const { search } = window.location;
  const { trial } = boot;
  if (trial)
    void import(/* webpackChunkName: "report-failures" */ './report-failures').then((it) =>
      it.reportFailures(trial),
    );
  claimStyleSheets();
  configureIdentity({
    embedded: boot.mode === 'embed',
    loginRequired: boot.loginRequired ?? false,
    ...(boot.identity && { provider: boot.identity }),
  });
  const store = createStore({
    apiBase: '',
    search: boot.search,
    session: sessionCache,
    markdown: async (source) => (await import('@signpost/shared-ui/markdown/browser')).renderMarkdown(source),
  });
  restoreCache(store, boot.cache);
  await breath();
  const remotes = openRemotes(boot.remotes);
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(slotContext, remotes);
  const router = await openRouter(boot, context, remotes);
  // Hydration must see the loaders' data, not a gap.
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  const journal = openJournal(router);
  // What the router tells its pages has to reach all of them: a part that sleeps would hold it up.
  router.subscribe(wakeParts);
  await breath();
  const alive = hydrate(root, router);
  prefetchOnIntent(remotes);
  await alive;
  // In another's page nothing is measured, asked or kept.
  if (isBare(router.state.matches)) return;
  await idle();
  const { startLater } = await import(/* webpackChunkName: "later" */ './later');
  startLater({ journal, context, search, trial, xray: boot.xray });
};

// What the server sent can be read and followed without any of this: a failed start is reported, never shown.
void start().catch((error: unknown) => {
  failed('start', error);
  window.dispatchEvent(new CustomEvent(START_ERROR, { detail: error }));
  console.error(error);
});
