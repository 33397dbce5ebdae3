import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.mjs';
import { PlainError, step } from './say.mjs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

const hasBrowser = () => existsSync(SYSTEM_CHROMIUM) || existsSync(chromium.executablePath());

/** Installs Chromium when there is none: Debian's package where this may be done, else Playwright's own build. */
export const installBrowser = async () => {
  if (hasBrowser()) return;
  await step('Installing Chromium', async () => {
    const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
    if (debian) {
      await run('apt-get', ['update', '-qq'], { quiet: true });
      await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true });
    } else {
      await run('playwright', ['install', 'chromium'], { quiet: true });
    }
  });
  if (!hasBrowser())
    throw new PlainError('Chromium could not be installed. Install it by hand and run the tests again.');
};
