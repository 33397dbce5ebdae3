import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Debian's packages. The one made for running without a screen opens a page in two thirds of the time. */
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

/** Starts a Chromium: the system's, else the one that the browser tests installed. */
export const openBrowser = (): Promise<Browser> => {
  const system = SYSTEM.find((file) => existsSync(file));
  return chromium.launch({ args: FLAGS, ...(system && { executablePath: system }) });
};
