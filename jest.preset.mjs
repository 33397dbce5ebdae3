// One Jest configuration for every project; a project names only its environment.
const source = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2022',
};

/**
 * Milliseconds. Tests that start processes, build, or start the embedded database take longer than the default of 5 s on
 * a busy machine.
 */
export const TEST_TIMEOUT_MS = 120_000;

/** Whether tests of `npm run test:all` alone run too: those named `*.nightly.test.ts`. */
const RUNS_ALL = Boolean(process.env.TEST_ALL);

/** @param {{ root: string, browser?: boolean }} options the project's folder, and whether its tests need a DOM */
export const preset = ({ root, browser = false }) => ({
  rootDir: root,
  testTimeout: TEST_TIMEOUT_MS,
  testEnvironment: browser ? 'jest-fixed-jsdom' : 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...(RUNS_ALL ? [] : ['\\.nightly\\.test\\.'])],
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', { jsc: source, module: { type: 'commonjs' } }] },
  transformIgnorePatterns: ['/node_modules/(?!(@signpost|icu-minify|@formatjs)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': new URL('./packages/federation/css-modules-in-tests.cjs', import.meta.url).pathname,
    '^fast-check$': new URL('./scripts/jest-fast-check.js', import.meta.url).pathname,
  },
  setupFilesAfterEnv: [new URL('./scripts/jest-browser-setup.cjs', import.meta.url).pathname],
});
