import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Debian's packages. The one made for running without a screen opens a page in two thirds of the time. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
);

/** The built product in a real browser. `E2E_URL` points the suite at a product that runs already. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // On a machine that others use too, a test may fall on a bad moment. The list names it as flaky: look at what it found.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./src/fixtures/summary-reporter.ts']],
  use: {
    baseURL: process.env['E2E_URL'],
    // What was done, said and asked for. With the document of every step, walks by keyboard take two thirds longer.
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
      // The tour takes pictures for people to look at; it runs when it is told where to put them.
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
