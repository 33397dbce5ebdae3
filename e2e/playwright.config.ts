import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Paths of Debian's packages. The headless one opens a page in two thirds of the time. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
);

/**
 * Tests of the built product in a real browser. `E2E_URL` runs the suite against a product that is already
 * running.
 */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/fixtures/global-setup.ts',
  fullyParallel: true,
  // One more than two cores have, because tests wait for pages about half of the time.
  workers: 3,
  // On a shared machine a test may fail by chance. The list reports it as flaky: check its error.
  retries: 1,
  // Twice what the slowest tests need on two cores, because shared machines can be half as fast.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./src/fixtures/summary-reporter.ts']],
  use: {
    baseURL: process.env['E2E_URL'],
    // Records actions, console and requests of the second try alone, because recording slows every test down.
    // Snapshots of the document at every step make keyboard tests two thirds slower.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false, snapshots: false },
    locale: 'en-GB',
    launchOptions: {
      ...(SYSTEM_CHROMIUM && { executablePath: SYSTEM_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // The tour takes pictures for people; it runs only when `SHOTS` names a folder.
      grepInvert: process.env['SHOTS'] ? /@phone/ : /@phone|@tour/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grep: process.env['SHOTS'] ? /@phone|@both|@tour/ : /@phone|@both/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
      },
    },
  ],
});
