import '@signpost/shared-ui/base/global.css';
// The styles of what the server renders before the React root.
import '@signpost/shared-ui/skip-link/skip-link.module.css';
import '../analytics/consent/banner.module.css';
import { RouterContextProvider } from 'react-router-dom';
import {
  createStore,
  NO_ADDRESSES,
  restoreCache,
  setSiteAddresses,
  storeContext,
} from '@signpost/api-client/base';
import { configureIdentity, postcodeCache } from '@signpost/identity';
import type { RefreshHost } from '@signpost/federation/dev/page';
import { settingsContext } from '@signpost/federation/settings';
import { hydrateAllIslands, whenIdle } from '@signpost/shared-ui';
import { openJournal } from '../analytics/journal';
import { isChromeless } from '../app/current-page';
import { slotContext } from '../slots/slots';
import { sessionCache } from '../startup/session-cache';
import { ROOT_ID } from '../transfer/boot-data';
import { readBootData } from './boot-data';
import { yieldToMain } from './yield-to-main';
import { hydrate } from './hydrate';
import { prefetchOnIntent } from './prefetch/prefetch-on-intent';
import { createPayloadStep, type PayloadStep } from './prerendered';
import { openRemotes } from './remotes';
import { openRouter } from './router';

/**
 * Gives the remotes' style loaders absolute URLs of the sheets in the document, because they recognise a loaded sheet
 * by its absolute URL only.
 */
const claimStyleSheets = (): void =>
  document
    .querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/releases/"]')
    .forEach((link) => link.setAttribute('data-href', link.href));

/** Starts the page: opens its router, hydrates it, then starts what can wait. Rejects when that fails. */
export const startPage = async (): Promise<void> => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('this page has no root');
  const boot = readBootData();
  const { search } = window.location;
  claimStyleSheets();
  configureIdentity({
    embedded: boot.mode === 'embed',
    loginRequired: boot.loginRequired ?? 'ask',
    ...(boot.identity && { provider: boot.identity }),
  });
  const { addresses = NO_ADDRESSES } = boot;
  setSiteAddresses(addresses);
  const store = createStore({
    apiBase: addresses.api,
    search: boot.search,
    session: sessionCache,
    postcodes: postcodeCache,
    markdown: async (source) =>
      (
        await import(/* webpackChunkName: "markdown" */ '@signpost/shared-ui/markdown/browser')
      ).renderMarkdown(source),
  });
  restoreCache(store, boot.cache);
  await yieldToMain();
  const remotes = openRemotes(boot.remotes);
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(slotContext, remotes);
  context.set(settingsContext, boot.settings ?? {});
  // Inside another site the server gives no payloads (B-13).
  const withPayload: PayloadStep = boot.mode === 'embed' ? (route) => route : createPayloadStep(boot.remotes);
  const router = await openRouter(boot, context, remotes, withPayload);
  // Hot updates of a remote load the page's data again.
  if (process.env['NODE_ENV'] === 'development') (globalThis as RefreshHost).signpostRouter = router;
  // Hydration needs the loaders' data: a missing value would not match the server's markup.
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  const journal = openJournal();
  // A router update must reach every page component: an island that is not hydrated would delay it.
  router.subscribe(hydrateAllIslands);
  await yieldToMain();
  await hydrate(root, router, boot);
  prefetchOnIntent({ remotes, context, withPayload, pageKey: () => router.state.location.key });
  // A page framed by another site counts no visitor's actions: it has no consent banner and no storage.
  if (isChromeless(router.state.matches)) return;
  await whenIdle();
  const { startDeferred } = await import(/* webpackChunkName: "deferred-start" */ './deferred-start');
  startDeferred({ journal, router, context, search, boot });
};
