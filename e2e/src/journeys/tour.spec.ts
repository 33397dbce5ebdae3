import path from 'node:path';
import { open, test } from '../fixtures';
import { VIEWS } from '../site';

/**
 * Pictures for people, written to the folder that `SHOTS` names: `SHOTS=/some/folder npx playwright test -c
 * e2e --grep @tour`.
 */
for (const { name, path: address } of VIEWS) {
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    test(`picture of ${name}, ${theme}`, { tag: '@tour' }, async ({ page, faults }, info) => {
      faults.allow(/./);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, address);
      await page.evaluate((value) => {
        document.documentElement.dataset['theme'] = value;
      }, theme);
      // Scrolls through the page once, so that lazy content is in the picture.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
        window.scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      const file = `${name.replaceAll(' ', '-')}.${info.project.name}.${theme}.png`;
      await page.screenshot({ path: path.join(process.env['SHOTS'] ?? '', file), fullPage: true });
    });
  }
}
