import { expect, open, type Faults, type Page } from '../fixtures';

/** Everything that a service worker can have on a device, by cache; the paths of pages and files. */
export const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => url.slice(location.origin.length)).sort()] as const;
      }),
    );
    return {
      caches: Object.fromEntries(paths),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });

/** The paths of the kept pages. */
export const keptPages = async (page: Page): Promise<readonly string[]> =>
  (await keptOnDevice(page)).caches['signpost-offline-pages'] ?? [];

/** Switches keeping on, on the page of saved things of `site`, and waits until that page is kept. */
export const switchOn = async (page: Page, site = ''): Promise<void> => {
  await open(page, `${site}/explore/favourites`);
  // The first key hydrates the switch, which may be out of view.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Keep pages for when I am offline' }).click();
  await expect(page.getByText('is kept on this device')).toBeVisible();
  await expect.poll(() => keptPages(page)).toContain('/explore/favourites');
};

/** The heading of a page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Allows what fails while there is no connection, the account's code too. */
export const allowNoConnection = (faults: Faults): void => {
  faults.allow(/^request failed: .* net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  faults.allow(/Failed to load resource|^status 503|There has been a problem fetching|was preloaded/);
};
