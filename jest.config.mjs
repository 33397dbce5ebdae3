// The unit tests of every project in one run. The backend's run on their own, on two databases (scripts/test.mjs).
export default {
  projects: ['<rootDir>/apps/!(backend)', '<rootDir>/packages/*', '<rootDir>/bench', '<rootDir>/deploy'],
};
