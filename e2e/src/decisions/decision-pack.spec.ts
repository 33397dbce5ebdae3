import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, horizontalOverflow, open, test, type Page } from '../fixtures';
import { COURSE } from '../site';

/** Saves a course with a note and opens the check of the choices. */
const chooseWithNote = async (page: Page) => {
  await open(page, COURSE);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await open(page, '/explore/favourites');
  await main
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click();
  await main.getByRole('textbox', { name: /^Your note/ }).fill('Ask about <b>labs</b>');
  await page.keyboard.press('Tab');
  await open(page, '/explore/courses/choices');
  await expect(page).toHaveURL(/choices\?courses=/);
};

/** Presses a button of the pack, and returns the path of the file that it saves. */
const save = async (page: Page, button: string) => {
  const started = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Take it with you' }).getByRole('button', { name: button }).click();
  const file = await started;
  const path = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(path);
  return path;
};

test('the choices are saved as one file that opens with the network off, with their dates and data [R-09] [E-14]', async ({
  page,
  context,
}) => {
  await chooseWithNote(page);
  const pack = await save(page, 'Save the pack');
  await expect(page.getByText('Saved as my-choices.html.')).toBeVisible();
  const dates = await readFile(await save(page, 'Save the dates'), 'utf8');
  expect(dates).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Apply to UCAS/);
  const data = JSON.parse(await readFile(await save(page, 'Save the data'), 'utf8')) as { choices: object[] };
  expect(data).toMatchObject({
    format: 'signpost-decision-pack',
    choices: [{ note: 'Ask about <b>labs</b>' }],
  });

  await context.setOffline(true);
  const reader = await context.newPage();
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(request.url()));
  const address = pathToFileURL(pack).href;
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: 'Your choices' })).toBeVisible();
  await expect(reader.getByText('Ask about <b>labs</b>')).toBeVisible();
  await expect(reader.getByRole('row', { name: /Points of entrants .*Discover Uni/ })).toBeVisible();
  const link = reader.getByRole('link', { name: 'The dates for your calendar' });
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('BEGIN:VCALENDAR');
  await reader.setViewportSize({ width: 320, height: 700 });
  expect(await horizontalOverflow(reader)).toEqual([]);
  expect(requests).toEqual([address]);
  await context.setOffline(false);
});
