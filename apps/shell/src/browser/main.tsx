import '@signpost/shared-ui/base/global.css';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore, restoreCache } from '@signpost/api-client/base';
import { readBootData } from './boot-data';
import { prefetchOnIntent } from './prefetch';
import { openRemotes } from './remotes';
import { openRouter } from './router';

/** Tells the remotes' style loaders which sheets the document brought: they know them by their whole address only. */
const claimStyleSheets = (): void =>
  document
    .querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/releases/"]')
    .forEach((link) => link.setAttribute('data-href', link.href));

/** Marks the document once all of it answers to the visitor. */
const Alive = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return children;
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('this page has no root');
  const boot = readBootData();
  claimStyleSheets();
  const store = createStore({
    apiBase: '',
    markdown: async (source) => (await import('@signpost/shared-ui/markdown/browser')).renderMarkdown(source),
  });
  restoreCache(store, boot.cache);
  const remotes = openRemotes(boot.remotes);
  const router = await openRouter(boot, store, remotes);
  // The loaders run again on the answers that came with the page; hydration must see their data, not a gap.
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  // As a transition, so that hydrating a long page never holds up a tap.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Alive>
          <RouterProvider router={router} />
        </Alive>
      </StrictMode>,
      { onRecoverableError: (error) => console.error('hydration', error) },
    );
  });
  prefetchOnIntent(remotes);
};

// What the server sent can be read and followed without any of this: a failed start is reported, never shown.
void start().catch((error: unknown) => {
  window.dispatchEvent(new CustomEvent('signpost:start-error', { detail: error }));
  console.error(error);
});
