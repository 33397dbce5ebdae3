import path from 'node:path';
import { writeFaultyRelease } from '@signpost/federation/testing';
import { expect, open, startShell, test } from '../fixtures';
import { publish, until } from './releases';

const BATH = '/explore/unis/10007850/university-of-bath';
const COURSE = '/explore/courses/bd6d4a75-15a8-82ee-a93f-c0b1ad9a7ee1/accounting-and-finance';
const CAREER = '/explore/career-page/13.growing-food/5113';

const ROWS = [
  ['unis.provider.row.v1', 'employers', BATH, 'Apprenticeships near Bath'],
  ['courses.course.row.v1', 'careers', COURSE, 'Careers it can lead to'],
  ['careers.career.row.v1', 'courses', CAREER, 'Subjects that lead there'],
] as const;

test('a page has the rows that other remotes fill, without JavaScript', async ({ request }) => {
  for (const [slot, remote, address, heading] of ROWS) {
    const html = await (await request.get(address)).text();
    expect
      .soft(html, address)
      .toMatch(new RegExp(`data-rows="${slot}"><div data-row="${remote}">.*${heading}`));
  }
});

for (const [slot, remote, address] of ROWS)
  test(`the row of ${remote} in the slot ${slot} works in a browser @nightly`, async ({ page }) => {
    await open(page, address);
    const row = page.locator(`[data-rows="${slot}"] > [data-row="${remote}"]`);
    await row.scrollIntoViewIfNeeded();
    const save = row.getByRole('button', { name: /^Save / }).first();
    await save.click();
    await expect(row.getByRole('button', { name: /^Saved / }).first()).toBeVisible();
  });

test('a press in a row is kept until its script has loaded [S-04]', async ({ page }) => {
  let letScriptArrive: () => void = () => undefined;
  const pressed = new Promise<void>((done) => (letScriptArrive = done));
  await page.route(/\/releases\/careers\/.*\.slot\..*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await open(page, COURSE);
  const row = page.locator('[data-row="careers"]');
  await row.scrollIntoViewIfNeeded();
  const save = row.getByRole('button', { name: /^Save / }).first();
  await save.click();
  await expect(save).toHaveAttribute('data-pending');
  letScriptArrive();
  await expect(row.getByRole('button', { name: /^Saved / }).first()).toBeVisible();
});

test('a row whose server half fails is left out of a regular slot, and loaded by the browser in an essential one @nightly', async ({
  page,
  faults,
}) => {
  test.setTimeout(120_000);
  const product = await startShell();
  faults.allow(new RegExp(`^request to elsewhere: ${product.url}/`));
  /** Releases a build of the remote whose row fails on the server. */
  const breakRow = (remote: string, slot: string) =>
    writeFaultyRelease(`apps/${remote}/dist`, path.join(product.folder, remote), {
      server: {
        wrap: `(module) => ({ ...module, slots: { ...module.slots,
          '${slot}': async () => ({ ...(await module.slots['${slot}']()),
            load() { throw new Error('the row fails on the server'); } }) } })`,
      },
    }).then((dist) => publish(product.store, dist, { remote }));
  let visits = 0;
  const html = async (address: string) =>
    (await fetch(`${product.url}${address}?visit=${(visits += 1)}`)).text();
  try {
    await breakRow('employers', 'unis.provider.row.v1');
    await breakRow('careers', 'courses.course.row.v1');
    await until(
      'the regular row is left out',
      async () => !(await html(BATH)).includes('Apprenticeships near Bath'),
    );
    await until(
      'the essential row is empty',
      async () => !(await html(COURSE)).includes('Careers it can lead to'),
    );

    await open(page, product.url + COURSE);
    const row = page.locator('[data-row="careers"]');
    await expect(row).toBeEmpty();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(row.getByRole('heading', { name: 'Careers it can lead to' })).toBeVisible();
  } finally {
    await product.stop();
  }
});
