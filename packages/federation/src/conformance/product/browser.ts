import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Paths of Debian's packages. The headless one opens a page in two thirds of the time. */
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium: the system's, or else the one that the browser tests installed. */
export const openBrowser = (): Promise<Browser> => {
  const system = SYSTEM.find((file) => existsSync(file));
  return chromium.launch({ args: FLAGS, ...(system && { executablePath: system }) });
};
