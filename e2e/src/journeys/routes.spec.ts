import { expect, open, test } from '../fixtures';
import { ROUTES } from '../site';

for (const { clause, path, state } of ROUTES) {
  test(`${path} is a ${state} page and hydrates without errors [${clause}]`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^\S.* · Signpost$/);
    if (!/^\/(\w+-)+widget\?|^\/$/.test(path)) {
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    }
    const robots = page.locator('meta[name=robots]');
    if (state === 'real') {
      await expect(robots).toHaveCount(0);
    } else {
      await expect(robots).toHaveAttribute('content', /noindex/);
    }
  });
}
