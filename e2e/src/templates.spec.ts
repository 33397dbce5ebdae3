import { axeFindings, horizontalOverflow, open } from './fixtures';
import { TEMPLATES } from './site';
import { misplacedCalls } from './specification/misplaced-calls';
import { expect, test } from './specification/stand';

/** The narrowest phone. */
const NARROWEST = { width: 320, height: 640 };

const isLoader = (url: string) => /\.loader(\.\w+)?\.js$/.test(url);

/** The page's own API calls; the session and the lists that every page fetches late are excluded. */
const isPageCall = (url: string) => /\/api\/v1\/(?!identity|subjects$|locations$)/.test(url);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { clause, name, path, status = 200, welsh = false, isOfAccounts = false } of TEMPLATES) {
  test(`${name} hydrates without a fault, loader code or calls, is accessible, and fits 320 pixels, with all other sites on origins of their own [${clause}] [B-09] [C-01]`, async ({
    page,
    faults,
    stand,
  }) => {
    if (status !== 200) faults.allow(new RegExp(`status (of )?${status}`));
    const misplaced = misplacedCalls(page, stand);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const site = isOfAccounts ? (process.env['E2E_URL'] ?? '') : '';
    if (site) faults.allow(new RegExp(`^request to elsewhere: ${site}/`));
    expect((await open(page, `${site}${path}`))?.status()).toBe(status);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.soft(page).toHaveTitle(/^\S.* · Signpost$/);
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(asked.filter((url) => isLoader(url) || isPageCall(url))).toEqual([]);
    expect.soft(misplaced()).toEqual([]);
    await page.setViewportSize(NARROWEST);
    expect.soft(await horizontalOverflow(page)).toEqual([]);
    if (!welsh) return;
    await open(page, `/cy${path === '/' ? '' : path}`);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'cy');
    expect.soft(await horizontalOverflow(page)).toEqual([]);
  });
}
