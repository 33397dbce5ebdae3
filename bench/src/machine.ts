import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright-core';

/** Keeps the browser's own background requests out of the measurement. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Paths of Debian's packages. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** Path of the browser to measure with: the system's, else the one that the end-to-end tests installed. */
export const chromiumPath = (): string =>
  SYSTEM_CHROMIUM.find((file) => existsSync(file)) ?? chromium.executablePath();

/** Describes the machine for the head of the report. */
export const machine = (): string =>
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
