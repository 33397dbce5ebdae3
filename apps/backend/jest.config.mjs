import { preset } from '../../jest.preset.mjs';

export default {
  ...preset({ root: import.meta.dirname }),
  testMatch: ['<rootDir>/{src,tools}/**/*.test.ts'],
  // A first start of the embedded database takes seconds on a busy machine.
  testTimeout: 60_000,
};
