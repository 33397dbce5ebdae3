import { preset } from '../../jest.preset.mjs';

// Published as ES modules only, which Jest cannot require.
const MODULES = [
  '@signpost',
  'marked',
  'parse5',
  'entities',
  '@asamuzakjp',
  '@csstools',
  '@exodus',
  '@formatjs',
  'icu-minify',
  'tldts',
];

export default {
  ...preset({ root: import.meta.dirname, browser: true }),
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${MODULES.join('|')})/)`],
};
