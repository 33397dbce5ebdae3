import { TEST_TIMEOUT_MS } from './jest.preset.mjs';

// The unit tests of every project in one run. The backend's run on their own (scripts/test.mjs), because their processes
// would take the processor from tests of components, which wait for one second at most.
export default {
  projects: ['<rootDir>/apps/!(backend)', '<rootDir>/packages/*', '<rootDir>/bench', '<rootDir>/deploy'],
  // Jest takes this from the root's configuration when it runs several projects.
  testTimeout: TEST_TIMEOUT_MS,
};
