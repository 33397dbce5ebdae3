import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, sideways, test, type Page } from './fixtures';
import { VIEWS } from './site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Themes change colours and nothing else, so that all other rules need to run once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const analyse = async (
  page: Page,
  theme: string,
  narrow: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> => {
  await page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
  }, theme);
  // A colour that is still on its way to the next theme is not what anyone reads.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // Without frames in the page the legacy mode gives the same, and opens no second page to do so.
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/** Themes beside the light one. A phone shows the same colours, and high contrast is proved by the tokens' own test. */
type Other = 'dark' | 'contrast';

/** What axe finds in the light theme, and of colours in the others, as `theme: rule: element`. */
const findings = async (page: Page, others: readonly Other[] = ['dark']): Promise<string[]> => {
  const found = await analyse(page, 'light', (axe) => axe.withTags(TAGS));
  for (const theme of others) {
    found.push(...(await analyse(page, theme, (axe) => axe.withRules(COLOUR_RULES))));
  }
  return found;
};

const othersFor = (name: string, project: string): readonly Other[] => {
  if (project === 'phone') return [];
  return ['home', 'landing', 'course', 'career'].includes(name) ? ['dark', 'contrast'] : ['dark'];
};

/** The narrowest phone, and a common screen at 200 % zoom. */
const TIGHT = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, phone = true } of VIEWS) {
  test(
    `[B-09] [R-20] axe finds nothing in ${name}, and no size makes it scroll sideways`,
    { tag: phone ? '@both' : [] },
    async ({ page, faults }, { project }) => {
      test.slow();
      faults.allow(/status (of )?40[04]/);
      await open(page, path);
      if (name === 'landing as a map') {
        await page.getByRole('region', { name: /on a map/ }).evaluate((map) => map.scrollIntoView());
        await page.locator('.leaflet-marker-icon').first().waitFor({ timeout: 10_000 });
      }
      expect(await findings(page, othersFor(name, project.name))).toEqual([]);
      for (const size of TIGHT) {
        await page.setViewportSize(size);
        expect(await sideways(page), `${size.width} px`).toEqual([]);
      }
    },
  );
}

const COURSES = ['1a92f68d-0122-897e-adb6-79fec456449a', 'a931bcd9-68ff-859d-a55d-d02c323cde5d'];

test('[S-04] [R-12] [R-15] axe finds nothing in a full list, a message, the open navigation and suggestions', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript((ids) => {
    const courses = ids.map((id) => ({ id, title: 'Law', url: `/explore/courses/${id}/law` }));
    const value = { courses, top: [{ number: 1, course: ids[0] }] };
    localStorage.setItem('signpost.favourites', JSON.stringify({ version: 1, value }));
  }, COURSES);
  await open(page, '/explore/favourites');
  await expect(page.getByRole('main').getByRole('checkbox', { name: 'Compare Law' })).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await open(page, '/explore/search/courses?q=law');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page
    .getByRole('status', { name: 'What just happened' })
    .getByText(/^Saved: /)
    .waitFor();
  await page.getByRole('combobox', { name: 'Search courses' }).fill('psycho');
  await page
    .getByRole('listbox', { name: /^Suggestions/ })
    .getByRole('option')
    .first()
    .waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Courses' }).click();
  expect(await findings(page)).toEqual([]);
});

test(
  '[R-20] axe finds nothing in the open menu and filters of a phone',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await open(page, '/explore/unis?letter=Y');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('form', { name: 'Filters' }).waitFor();
    expect(await findings(page)).toEqual([]);
  },
);
