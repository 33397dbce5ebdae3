import { projects as backend } from './apps/backend/jest.config.mjs';
import { TEST_TIMEOUT_MS } from './jest.preset.mjs';

// The unit tests of every project in one run, so that tests that wait leave the processor to others.
export default {
  projects: [
    '<rootDir>/apps/!(backend)',
    ...backend,
    '<rootDir>/packages/*',
    '<rootDir>/bench',
    '<rootDir>/deploy',
  ],
  // Jest takes this from the root's configuration when it runs several projects.
  testTimeout: TEST_TIMEOUT_MS,
};
