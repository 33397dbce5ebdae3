import { expect, open, horizontalOverflow, test, type Page } from '../fixtures';
import { BATH } from '../site';

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the filters and the menu fit the screen [R-20]', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/explore/unis');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('button', { name: /^Show \d+ places/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByLabel('Colours')).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toEqual([]);
  });
});

test.describe('enlarged to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, consent: 'unanswered' });

  test('the answers to the question about storage are in sight [S-01]', async ({ page }) => {
    await open(page, '/cookies');
    for (const name of ['Accept', 'Reject'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
});

test(
  'what is wrong with an address is said once and fits a phone, and so does the index from A to Z, in Welsh too [R-20]',
  { tag: '@phone' },
  async ({ page, faults }) => {
    faults.allow(/status (of )?400/);
    for (const prefix of ['', '/cy']) {
      await open(page, `${prefix}/explore/unis?page=-1&postcode=12345&filters=Blue~colour`);
      const parts = page.getByRole('main').locator('ul, p').filter({ visible: true });
      const wider = await parts.evaluateAll((all) =>
        all
          .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
          .map((part) => part.textContent),
      );
      expect(wider).toEqual([]);
      const initials = page.getByRole('navigation', { name: /A to Z|A i Y/ }).getByRole('listitem');
      // The word for all of them is longer in Welsh.
      const all = initials.first().getByRole('link');
      expect(await all.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
      if (prefix) continue;
      const said = page.getByRole('main').getByText(/Enter a full postcode/);
      await expect(said.filter({ visible: true })).toHaveCount(1);
    }
  },
);

test(
  '48 universities are a short list on a phone, each with a save button [R-20]',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/explore/unis');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(48);
    // Each card says whose pay it shows, which takes two more lines than the pay alone.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11_000);
    const save = await cards
      .first()
      .getByRole('button', { name: /^Save / })
      .boundingBox();
    expect(Math.min(save?.width ?? 0, save?.height ?? 0)).toBeGreaterThanOrEqual(44);
    // "Saved" is no wider than "Save", so that no name wraps differently.
    const { width: name } = (await cards.first().getByRole('heading').boundingBox()) ?? { width: 0 };
    await cards.first().getByRole('button').click();
    await expect(cards.first().getByRole('button', { name: /^Saved / })).toBeVisible();
    expect((await cards.first().getByRole('heading').boundingBox())?.width).toBe(name);
    expect(await horizontalOverflow(page)).toEqual([]);
  },
);

/** Collects how far things move in every page from now on (CLS). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far things have moved since the page was opened, once it requests nothing more and two frames are drawn. */
const shiftOf = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: { sum: number } }).shifts.sum;
  });
};

test(
  'the first visit to ideas and favourites moves nothing when the scripts come after the first paint [R-20]',
  { tag: '@phone' },
  async ({ page }) => {
    await watchShifts(page);
    let tellPainted = () => {};
    await page.exposeFunction('tellPainted', () => tellPainted());
    await page.addInitScript(() =>
      new PerformanceObserver(() => (globalThis as unknown as { tellPainted(): void }).tellPainted()).observe(
        {
          type: 'paint',
          buffered: true,
        },
      ),
    );
    for (const path of ['/explore/for-you', '/explore/favourites']) {
      const painted = new Promise<void>((resolve) => (tellPainted = resolve));
      await page.route('**/*.js', async (route) => {
        await painted;
        await route.continue();
      });
      await open(page, path);
      expect(await shiftOf(page), path).toBeLessThan(0.02);
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);

test('text with wider spacing is not cut off [R-20]', async ({ page }) => {
  await open(page, '/explore/unis');
  // WCAG 1.4.12, set as in a visitor's own style sheet.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await horizontalOverflow(page)).toEqual([]);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, a, button, label)')]
      .filter((element) => {
        const { overflow } = getComputedStyle(element);
        return (
          overflow !== 'visible' && element.clientWidth > 1 && element.scrollHeight > element.clientHeight + 2
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(cut).toEqual([]);
});

test('nothing moves while the page loads [R-20]', { tag: '@phone' }, async ({ page }) => {
  await watchShifts(page);
  for (const path of ['/', '/explore/unis', BATH]) {
    await open(page, path);
    expect(await shiftOf(page), path).toBeLessThanOrEqual(0.02);
  }
});

test(
  'the comparison with the grades on the device has its place before it is known, and none without grades [R-10]',
  { tag: '@phone' },
  async ({ page }) => {
    await watchShifts(page);
    const comparison = page.getByText(/^Your 128 points are/).first();
    const firstFigures = page.getByRole('main').getByRole('article').first().locator('dl');
    await open(page, '/explore/courses?subject=law&sort=tariff');
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    await expect(comparison).toHaveCount(0);
    const { y: without } = (await firstFigures.boundingBox()) ?? { y: 0 };
    await page.evaluate(() =>
      localStorage.setItem('signpost.grades', '{"version":1,"value":["al.A","al.B","al.B"]}'),
    );
    await open(page, '/explore/courses?subject=law&sort=tariff');
    await expect(comparison).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    expect((await firstFigures.boundingBox())?.y).toBeGreaterThan(without);
  },
);

test('the header keeps its logo whole and its parts apart on every screen, with many saved items [R-02]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const courses = Array.from({ length: 120 }, (_, n) => ({ id: `c${n}`, title: 'Law', url: `/c${n}` }));
    localStorage.setItem('signpost.favourites', JSON.stringify({ version: 1, value: { courses } }));
  });
  await open(page, '/cookies');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /Saved/ })).toContainText('120');
  const logo = header.getByRole('link', { name: /Signpost/ });
  const { width: whole } = (await logo.boundingBox()) ?? { width: 0 };
  expect(whole).toBeGreaterThan(100);
  for (const width of [1400, 1280, 1100, 1060, 1040, 768, 540, 480, 430, 390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const { width: now } = (await logo.boundingBox()) ?? { width: 0 };
    // Only the narrowest phones get a smaller logo.
    if (width >= 390) expect(now, `logo at ${width} px`).toBe(whole);
    else expect(now).toBeGreaterThan(0.75 * whole);
    const meeting = await header.evaluate((element) => {
      const parts = [...element.querySelectorAll('a, summary, select, button')]
        .filter((part) => part.checkVisibility() && !part.closest('details > :not(summary)'))
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 1)
        .sort((a, b) => a.left - b.left);
      return parts.filter((box, index) => index > 0 && box.left < (parts[index - 1]?.right ?? 0) - 1).length;
    });
    expect(meeting, `parts that meet at ${width} px`).toBe(0);
    expect(await horizontalOverflow(page), `${width} px`).toEqual([]);
  }
});

test('headings have the same width before and after the web font arrives [R-20]', async ({
  page,
  faults,
}) => {
  faults.allow(/\.woff2/);
  const widthLimits = async () => {
    const limits: string[] = [];
    for (const path of ['/', '/explore/unis', BATH]) {
      await open(page, path);
      const heading = page.getByRole('heading', { level: 1 });
      limits.push(
        await heading.evaluate(async (element) => {
          await document.fonts.ready;
          return getComputedStyle(element).maxInlineSize;
        }),
      );
    }
    return limits;
  };
  const withWebFont = await widthLimits();
  await page.route('**/*.woff2', (route) => route.abort());
  expect(await widthLimits()).toEqual(withWebFont);
});

test('the filters of open days stand apart from what is around them [R-30]', async ({ page }) => {
  await open(page, '/explore/where-to-go');
  const margins = await page
    .getByRole('form', { name: 'Narrow the open days' })
    .evaluate((form) => [getComputedStyle(form).marginBlockStart, getComputedStyle(form).marginBlockEnd]);
  for (const margin of margins) expect(parseFloat(margin)).toBeGreaterThanOrEqual(16);
});
