import {
  axeFindings,
  expect,
  horizontalOverflow,
  open,
  startShell,
  test,
  untranslated,
  type OtherTheme,
  type Product,
} from '../fixtures';
import { ADDRESSES, BATH, CAREER, COURSE, VIEWS } from '../site';

/** What `templates.spec.ts` checks of one page of a kind, of every page, on a phone, and in other languages. */

/** A phone has the same colours, and high contrast is covered by the tokens' own test. */
const otherThemesFor = (name: string, project: string): readonly OtherTheme[] => {
  if (project === 'phone') return [];
  return ['home', 'landing', 'course', 'career'].includes(name) ? ['dark', 'contrast'] : ['dark'];
};

/** The narrowest phone. The width does not depend on the device, so it is checked once. */
const NARROWEST = { width: 320, height: 640 };

test.describe('every view', { tag: '@nightly' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, path, phone = true } of VIEWS) {
    test(
      `axe finds nothing in ${name}, and it does not scroll sideways at 320 pixels [B-09] [R-20]`,
      { tag: phone ? '@both' : [] },
      async ({ page, faults }, { project }) => {
        test.slow();
        faults.allow(/status (of )?40[04]/);
        await open(page, path);
        expect(await axeFindings(page, otherThemesFor(name, project.name))).toEqual([]);
        if (project.name === 'phone') return;
        await page.setViewportSize(NARROWEST);
        expect(await horizontalOverflow(page)).toEqual([]);
      },
    );
  }

  for (const [name, path] of [
    ['home', '/'],
    ['explore', '/explore'],
    ['career', CAREER],
    ['quiz', '/explore/career-quiz'],
    ['courses', '/explore/courses'],
    ['course', COURSE],
    ['universities', '/explore/unis'],
    ['university', BATH],
    ['employer', '/explore/employer/aldermast'],
    ['search results', '/explore/search/courses?q=nyrsio'],
  ] as const)
    test(`axe finds nothing in ${name} in Welsh [B-21]`, async ({ page }) => {
      await open(page, `/cy${path === '/' ? '' : path}`);
      expect(await axeFindings(page)).toEqual([]);
    });
});

test.describe('in the test language', { tag: '@nightly' }, () => {
  let shell: Product;
  test.beforeAll(async () => {
    shell = await startShell({ TEST_LANGUAGE: 'on' });
  });
  test.afterAll(() => shell.stop());

  test('no page has an English text, or a text that is cut off or wider than the screen [B-21]', async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const problems: Record<string, readonly string[]> = {};
    const page = await browser.newPage({ viewport: { width: 1_360, height: 900 } });
    for (const { path, internal } of ADDRESSES) {
      if (internal) continue;
      await page.goto(`${shell.url}/ar-XB${path === '/' ? '' : path}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const found = [...(await untranslated(page)), ...(await horizontalOverflow(page))];
      if (found.length > 0) problems[path] = found;
    }
    await page.close();
    expect(problems).toEqual({});
  });
});
