/** What only tests use. */
const IN_TESTS = '\\.test\\.tsx?$|/testing(/|\\.)';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Of packages and apps each rule says what it may import, so that they can be released on their own. */
const BOUNDARIES = [
  forbid(
    'app-imports-no-other-app',
    'A remote imports packages, never another app; the shell imports no remote.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'backend-imports-no-package',
    'The backend and the site meet at the API alone.',
    { path: '^apps/backend/' },
    { path: '^packages/' },
  ),
  forbid(
    'packages-import-no-app',
    'Packages are published; apps are not.',
    { path: '^packages/' },
    { path: '^(apps|e2e|bench|deploy)/' },
  ),
  forbid(
    'shared-ui-imports-language-alone',
    'Components know no data and no federation.',
    { path: '^packages/shared-ui/' },
    { path: '^packages/', pathNot: '^packages/(shared-ui|language)/' },
  ),
  forbid(
    'api-client-imports-language-alone',
    'Data is used where there is no page and no visitor.',
    { path: '^packages/api-client/' },
    { path: '^packages/', pathNot: '^packages/(api-client|language)/' },
  ),
  forbid(
    'identity-and-embed-import-no-ui',
    'They are used where there is no page.',
    { path: '^packages/(identity|embed)/' },
    { path: '^packages/(shared-ui|federation)/' },
  ),
  forbid(
    'federation-imports-language-alone',
    'The contract changes when it changes, not when pages do.',
    { path: '^packages/federation/' },
    { path: '^packages/', pathNot: '^packages/(federation|language)/' },
  ),
  forbid(
    'language-imports-no-package',
    'Every package uses it.',
    { path: '^packages/language/' },
    { path: '^packages/', pathNot: '^packages/language/' },
  ),
  forbid(
    'packages-are-imported-by-name',
    'A relative import would load a second copy beside the shared one.',
    { path: '^(apps|packages)/([^/]+)/' },
    { path: '^packages/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
  ),
  forbid(
    'tools-import-no-ui-and-no-app',
    'Tests of the built product and measurements see it from outside.',
    { path: '^(e2e|bench|deploy)/', pathNot: '^deploy/src/deploy\\.nightly\\.test\\.ts$' },
    { path: '^(apps/|packages/shared-ui/)' },
  ),
];

/**
 * Rules on imports that lint does not check: circles, types included, the boundaries of apps and packages, and the
 * layers of the backend. Tables name the types of the records that they hold; the relevance test asks the search
 * protocol as a client does.
 */
export default {
  forbidden: [
    forbid('no-circular', 'Types are counted too.', {}, { circular: true }),
    ...BOUNDARIES,
    forbid(
      'backend-domain-imports-no-delivery',
      'What the backend knows does not depend on how it is asked.',
      { path: '^apps/backend/src/domain/', pathNot: `${IN_TESTS}|/search/relevance/` },
      { path: '^apps/backend/src/delivery/' },
    ),
    forbid(
      'backend-platform-imports-no-domain',
      'The platform is below both.',
      { path: '^apps/backend/src/platform/', pathNot: IN_TESTS },
      { path: '^apps/backend/src/(domain|delivery)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'releasing-imports-no-conformance',
      'A release must not need what tests a remote.',
      { path: '^packages/federation/src/release/', pathNot: IN_TESTS },
      { path: '^packages/federation/src/conformance/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/node_modules/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
