import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.mjs';
import { PlainError, step } from './say.mjs';

/** Paths of Debian's packages; the headless one opens a page in two thirds of the time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

const hasBrowser = () => [HEADLESS, WHOLE, chromium.executablePath()].some(existsSync);

/** Short timeouts, so that a machine without network access fails in seconds. */
const apt = (...words) =>
  run('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...words], {
    quiet: true,
  });

const install = async (name) => {
  await apt('update');
  await apt('install', '-y', name);
};

/**
 * Ensures that Chromium is installed: Debian's packages where possible, else an installed one, else
 * Playwright's build.
 */
export const installBrowser = async () => {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (hasBrowser() && (!debian || existsSync(HEADLESS))) return;
  await step('Installing Chromium', async () => {
    // An older Debian has no such package, and a machine may have no network access: any other Chromium works
    // too.
    if (debian) await install('chromium-headless-shell').catch(() => undefined);
    if (!hasBrowser() && debian) await install('chromium');
    if (!hasBrowser()) await run('playwright', ['install', 'chromium'], { quiet: true });
  });
  if (!hasBrowser())
    throw new PlainError('Chromium could not be installed. Install it by hand and run the tests again.');
};
