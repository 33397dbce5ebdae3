import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Paths of Debian's packages. The headless one opens a page in two thirds of the time. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
);

/** Tests of `npm run test:all` alone. The tour takes pictures for people; it runs only when `SHOTS` names a folder. */
const LEFT_OUT = [
  ...(process.env['TEST_ALL'] ? [] : [/@nightly/]),
  ...(process.env['SHOTS'] ? [] : [/@tour/]),
];

/**
 * Tests of the built product in a real browser. `E2E_URL` runs the suite against a product that is already
 * running.
 */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that fails by chance is a fault of the test or of the product: nothing is tried again.
  retries: 0,
  // Twice what the slowest tests need on two cores, because shared machines can be half as fast.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./src/specification/table-reporter.ts'], ['./src/fixtures/summary-reporter.ts']],
  use: {
    baseURL: process.env['E2E_URL'],
    // Snapshots of the document at every step make keyboard tests two thirds slower.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false, snapshots: false },
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
      grepInvert: [/@phone/, ...LEFT_OUT],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grep: process.env['SHOTS'] ? /@phone|@both|@tour/ : /@phone|@both/,
      grepInvert: LEFT_OUT,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
      },
    },
  ],
});
