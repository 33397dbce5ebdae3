/** Where programs begin: what is built, the command lines, the tools of the backend, and what other sites import. */
const ENTRIES = [
  '^apps/[^/]+/(build|conformance|remote\\.config)\\.ts$',
  '^apps/shell/src/(browser/(start|main)|offline/worker/service-worker|server/(main|workers/watchdog/watchdog-thread))\\.tsx?$',
  '^apps/[^/]+/src/remote\\.ts$',
  '^apps/widgets/src/(embed/(widget|federated/[^/]+)|framed/host-script)\\.tsx?$',
  '^apps/backend/src/(main\\.ts|platform/database/pglite-worker\\.mjs|delivery/search/thread/(run-worker\\.ts|search-worker\\.mjs))$',
  '^apps/backend/tools/',
  '/cli\\.ts$',
  '^packages/federation/src/(dev/(main|refresh-loader|page/[^/]+)|registry/write-schemas)\\.ts$',
  '^packages/embed/src/(index|jsx|react)\\.tsx?$',
  '^(bench|e2e)/',
];

/** What only tests and Storybook use. */
const NOT_PRODUCT = [
  '\\.(test|stories|d)\\.tsx?$',
  '-story\\.module\\.css$',
  '/testing(/|\\.)',
  '/fixtures',
  '-fixture\\.ts$',
];

/** What bundlers and Node load by its path. */
const LOADED_BY_PATH = [
  '^packages/federation/src/(dev|build/lean/left-out)/',
  '^apps/widgets/src/embed/',
  '\\.schema\\.json$',
];

/**
 * Rules on imports that ESLint does not check: circles, types included, and the layers of the backend. Tables name the
 * types of the records that they hold; the relevance test asks the search protocol as a client does.
 */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'backend-domain-imports-no-delivery',
      severity: 'error',
      from: { path: '^apps/backend/src/domain/', pathNot: '\\.test\\.ts$|/testing|/search/relevance/' },
      to: { path: '^apps/backend/src/delivery/' },
    },
    {
      name: 'backend-platform-imports-no-domain',
      severity: 'error',
      from: { path: '^apps/backend/src/platform/', pathNot: '\\.test\\.ts$|/testing' },
      to: { path: '^apps/backend/src/(domain|delivery)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'releasing-imports-no-conformance',
      severity: 'error',
      from: { path: '^packages/federation/src/release/' },
      to: { path: '^packages/federation/src/conformance/' },
    },
    {
      name: 'product-code-is-reachable',
      severity: 'error',
      from: { path: ENTRIES },
      to: {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: [...ENTRIES, ...NOT_PRODUCT, ...LOADED_BY_PATH],
        reachable: false,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
