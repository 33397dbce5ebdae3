import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { PlainError, step } from './say.mjs';

/** Paths of Debian's packages; the headless one opens a page in two thirds of the time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

const isDebian = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Short timeouts, so that a machine without network access fails in seconds. */
const apt = (...words) =>
  run('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...words], {
    quiet: true,
  });

const install = async (name) => {
  await apt('update');
  await apt('install', '-y', name);
};

/** Installs Debian's headless Chromium where possible. Needs no packages of npm, so that it runs beside their installation. */
export const installDebianBrowser = async () => {
  if (!isDebian() || existsSync(HEADLESS)) return;
  // An older Debian has no such package, and a machine may have no network access: `ensureBrowser` tries others.
  await step('Installing Chromium', () => install('chromium-headless-shell').catch(() => undefined));
};

/** Ensures that a Chromium is installed, after `installDebianBrowser`: an installed one, else Playwright's build. */
export const ensureBrowser = async () => {
  // Imported here, because it needs the installed packages.
  const { chromium } = await import('@playwright/test');
  const hasBrowser = () => [HEADLESS, WHOLE, chromium.executablePath()].some(existsSync);
  if (hasBrowser()) return;
  await step('Installing another Chromium', async () => {
    if (isDebian()) await install('chromium');
    if (!hasBrowser()) await run('playwright', ['install', 'chromium'], { quiet: true });
  });
  if (!hasBrowser())
    throw new PlainError('Chromium could not be installed. Install it by hand and run the tests again.');
};
