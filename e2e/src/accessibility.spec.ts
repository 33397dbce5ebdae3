import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, test, type Page } from './fixtures';
import { VIEWS } from './site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark', 'contrast'] as const;

/** What axe finds in each theme, as `theme: rule: element`. */
const findings = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value;
    }, theme);
    // A colour that is still on its way to the next theme is not what anyone reads.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0))),
    );
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map(
          ({ target, failureSummary }) => `${theme}: ${id}: ${target.join(' ')} ${failureSummary}`,
        ),
      );
    }
  }
  return found;
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of VIEWS) {
  test(`[B-09] [R-20] axe finds nothing in ${name}`, { tag: '@both' }, async ({ page, faults }) => {
    faults.allow(/status (of )?40[04]/);
    await open(page, path);
    if (name === 'landing as a map') {
      await page.locator('.leaflet-marker-icon').first().waitFor({ timeout: 10_000 });
    }
    expect(await findings(page)).toEqual([]);
  });
}

test(
  '[R-20] axe finds nothing in the open menu and filters of a phone',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/explore/unis');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('form', { name: 'Filters' }).waitFor();
    expect(await findings(page)).toEqual([]);
  },
);
