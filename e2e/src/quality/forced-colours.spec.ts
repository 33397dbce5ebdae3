import { expect, open, test, type Page } from '../fixtures';

/** The drawn colours that differ in a strip through the middle of an element. */
const colourCount = async (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, 1);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, -Math.floor(image.height / 2));
    const pixels = new Uint32Array(context?.getImageData(4, 0, image.width - 8, 1).data.buffer ?? []);
    return new Set(pixels).size;
  }, picture.toString('base64'));

test.use({ colorScheme: 'light' });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('in forced colours the quiz shows how far it is and the given answer, and the chosen letter stands out [R-07] [R-20]', async ({
  page,
}) => {
  await open(page, '/explore/career-quiz?a=33333333&at=2');
  const bar = page.getByRole('main').getByRole('progressbar');
  await expect(bar).toBeVisible();
  expect(await colourCount(page, await bar.screenshot())).toBeGreaterThan(1);
  const backgroundOf = (pressed: string) =>
    page
      .getByRole('main')
      .locator(`button${pressed} > :first-child`)
      .first()
      .evaluate((stop) => getComputedStyle(stop).backgroundColor);
  expect(await backgroundOf('[aria-pressed]')).not.toBe(await backgroundOf('[value]:not([aria-pressed])'));

  await open(page, '/explore/unis?letter=B');
  const background = await page
    .getByRole('navigation', { name: 'A to Z' })
    .getByRole('link', { name: 'B', exact: true })
    .evaluate((link) => getComputedStyle(link).backgroundColor);
  // The background of the page in these colours.
  expect(background).not.toBe('rgb(255, 255, 255)');
});
