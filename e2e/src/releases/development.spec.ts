import { expect, markDocument, open, test as base, type Page } from '../fixtures';
import type { Faults } from '../fixtures/faults';
import { startDevSession, type DevSession } from './dev-session';
import { FIXTURE_PATH } from './fixture-remote';

const EDITS = 5;

/** Tests in one development session. */
const test = base.extend<object, { session: DevSession }>({
  session: [
    // Playwright reads the names of fixtures from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const session = await startDevSession(process.env['E2E_BACKEND_URL'] ?? '');
      await provide(session);
      await session.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ session }, provide) => provide(session.url),
});

test.describe('a development session @nightly', () => {
  // In one worker, because all edit one remote.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(120_000);
  test.skip(!process.env['E2E_BACKEND_URL'], 'a product that is already running does not tell its backend');
  let turn = 0;

  /** Opens the page and changes its state, which a reload would lose. */
  const openWithState = async (page: Page, faults: Faults) => {
    await open(page, FIXTURE_PATH);
    const isSame = await markDocument(page);
    // The click makes the page import its loader, perhaps while an update of the test before is applied.
    faults.allow(/\[HMR\] unexpected require/);
    await page.getByRole('button', { name: 'times' }).click();
    await expect(page.getByRole('button', { name: '1 times' })).toBeVisible();
    return isSame;
  };

  const shown = (text: string) => (page: Page, now: number) =>
    page
      .locator('main')
      .getByText(new RegExp(`${text} ${now}\\b`))
      .waitFor();
  const edits: readonly [text: string, file: string, shows: (page: Page, now: number) => Promise<unknown>][] =
    [
      ['page', 'src/page.tsx', shown('page')],
      ['data', 'src/loader.ts', shown('data')],
      ['word', 'src/words.ts', shown('word')],
      ['part', 'src/part.tsx', shown('part')],
      ['LIMIT =', 'src/part.tsx', shown('limit')],
      ['title', 'src/head.ts', (page, now) => expect(page).toHaveTitle(new RegExp(`^title ${now} of`))],
      [
        'order:',
        'src/page.module.css',
        (page, now) => expect(page.getByRole('button', { name: 'times' })).toHaveCSS('order', String(now)),
      ],
    ];

  test('shows edits of every file of a page in place, with state', async ({ page, session, faults }) => {
    const isSame = await openWithState(page, faults);
    for (const [text, file, shows] of edits) {
      await test.step(`${file} (${text})`, async () => {
        for (let edit = 0; edit < 2; edit++) {
          turn += 1;
          await session.remote.edit(file, text, turn);
          await shows(page, turn);
        }
      });
    }
    expect(await isSame()).toBe(true);
    await expect(page.getByRole('button', { name: '1 times' })).toBeVisible();
  });

  test('survives saves that follow each other faster than builds', async ({ page, session, faults }) => {
    const isSame = await openWithState(page, faults);
    for (let edit = 0; edit < EDITS; edit++) {
      turn += 1;
      await session.remote.edit('src/page.tsx', 'page', turn);
    }
    await shown('page')(page, turn);
    expect(await isSame()).toBe(true);
    await page.getByRole('button', { name: '1 times' }).click();
    await expect(page.getByRole('button', { name: '2 times' })).toBeVisible();
  });

  test('survives saves while pages reload', async ({ page, context, session, faults }) => {
    await openWithState(page, faults);
    for (let edit = 0; edit < EDITS; edit++) {
      turn += 1;
      // The remote's own module cannot be replaced in place.
      await session.remote.edit('src/remote.ts', 'turn', turn);
      await session.remote.edit('src/page.tsx', 'page', turn);
      const other = await context.newPage();
      await open(other, FIXTURE_PATH);
      for (const each of [page, other]) await shown('page')(each, turn);
      await other.close();
    }
    // The last build may reload the page once more.
    await expect(async () => {
      await page.getByRole('button', { name: '0 times' }).click({ timeout: 5_000 });
      await expect(page.getByRole('button', { name: '1 times' })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });
});
