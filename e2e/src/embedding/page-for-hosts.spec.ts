import { OPEN_IN_WELSH, rendered, title } from '../../hosts/host-page';
import { expect, open, test } from '../fixtures';

test('the page for hosts writes the code to paste for each way and language, and shows the result [R-31] [R-32] [B-21]', async ({
  page,
  baseURL,
}) => {
  const lines = page.getByRole('region', { name: 'Lines to copy' });
  await open(page, `/embed?guide=subject%3Amathematics`);
  await expect(title(page, 'Mathematics')).toBeVisible();
  await expect(lines).toContainText(
    `<script src="${baseURL}/embed/widgets.js" async></script>\n<signpost-subject-widget subject="mathematics">`,
  );
  await page.getByRole('link', { name: 'Frame', exact: true }).click();
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Mathematics', level: 1 }),
  ).toBeVisible();
  await expect(lines).toContainText('<iframe data-signpost');
  await page.getByLabel('Language').selectOption({ label: 'Cymraeg' });
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(lines).toContainText(`src="${baseURL}/cy/subject-widget?subject=mathematics"`);
  await expect(page.frameLocator('iframe').getByRole('link', { name: OPEN_IN_WELSH })).toBeVisible();
  await page.getByRole('link', { name: 'Custom element', exact: true }).click();
  await expect(lines).toContainText('<signpost-subject-widget subject="mathematics" lang="cy">');
  await expect(rendered(page, 'cy').getByRole('link', { name: OPEN_IN_WELSH })).toBeVisible();
});
