import type { News } from '../news';

/** What following needs of the page. */
export interface OpenPage {
  /** The build that runs in the page now. */
  hash(): string;
  /** Applies the one update that comes after it; gives false when there is none. */
  patch(): Promise<boolean>;
  /** Lets React draw the replaced components. Gives false when a change cannot be shown without a reload. */
  refresh(): boolean;
  reload(): void;
  /** Shows why the last save did not build, or nothing. */
  show(problem: string | undefined): void;
}

/**
 * Brings a page to the newest build, in place where that can be done. Where it cannot, the page reloads, but only when
 * the shell serves that build, so that the server's HTML shows it too. Gives the function that takes the news.
 */
export const followBuilds = (page: OpenPage): ((news: News) => Promise<void>) => {
  let mustReload = false;
  let work: Promise<void> = Promise.resolve();

  const catchUp = async (hash: string): Promise<boolean> => {
    while (page.hash() !== hash) if (!(await page.patch())) return false;
    return page.refresh();
  };

  const take = async (news: News): Promise<void> => {
    page.show(news.state === 'failed' ? news.problem : undefined);
    if (news.state === 'failed') return;
    // An update that cannot be applied leaves the page between two builds: only a reload brings it back.
    if (!mustReload) mustReload = !(await catchUp(news.hash).catch(() => false));
    if (mustReload && news.state === 'live') page.reload();
  };

  return (news) => (work = work.then(() => take(news)));
};
