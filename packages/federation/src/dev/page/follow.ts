import type { ReloadEvent } from '../reload-events';

/** What `followBuilds` needs of the page. */
export interface OpenPage {
  /** Hash of the build that runs in the page. */
  hash(): string;
  /** Applies the next update on the way to the build `newest`; returns false when there is none. */
  patch(newest: string): Promise<boolean>;
  /** Shows replaced components and loads the page's data again. Returns false when a change needs a reload. */
  refresh(): Promise<boolean>;
  reload(): void;
  /** Shows why the last build failed; hides it without an argument. */
  show(problem: string | undefined): void;
}

/**
 * Updates a page to the newest build, in place where possible. Otherwise the page reloads, but only once the
 * shell serves that build, so that the server's HTML matches. Returns the handler for build events.
 */
export const followBuilds = (page: OpenPage): ((news: ReloadEvent) => Promise<void>) => {
  let mustReload = false;
  let queue: Promise<void> = Promise.resolve();

  const catchUp = async (hash: string): Promise<boolean> => {
    if (page.hash() === hash) return true;
    while (page.hash() !== hash) if (!(await page.patch(hash))) return false;
    return page.refresh();
  };

  const handle = async (news: ReloadEvent): Promise<void> => {
    page.show(news.state === 'failed' ? news.problem : undefined);
    if (news.state === 'failed') return;
    // A failed update leaves the page between two builds, which only a reload repairs.
    if (!mustReload) mustReload = !(await catchUp(news.hash).catch(() => false));
    if (mustReload && news.state === 'live') page.reload();
  };

  return (news) => (queue = queue.then(() => handle(news)));
};
