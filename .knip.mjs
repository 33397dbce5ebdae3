/** What is no product code: with `--production` a use by these does not count. */
const NOT_PRODUCT = [
  '!src/**/*.{test,stories}.{ts,tsx}!',
  '!src/**/testing/**!',
  '!src/**/testing.ts!',
  '!src/**/fixtures/**!',
  '!src/**/{fixtures,*-fixture}.ts!',
];

const project = ['src/**/*.{ts,tsx,mjs}!', ...NOT_PRODUCT];

const REMOTE_ENTRIES = ['src/remote.ts!', 'remote.config.ts!', 'conformance.ts!'];

/** Programs that tests start by their path. */
const TEST_PROGRAMS =
  'src/**/testing/{attacks,libraries,locked-program,make-databases,no-search-worker,noisy-program,program,serve,obtain-many}.{ts,mjs}';

/**
 * Runs twice. With `--production`, an export or file that only tests use fails. Without, an export that no other file
 * imports fails; a type may be exported for the signature that it stands in.
 */
export default {
  include: ['files', 'exports', 'types'],
  ignoreExportsUsedInFile: process.argv.includes('--production') ? true : { type: true, interface: true },
  ignoreIssues: {
    // Read by its name, for the reference of settings.
    'apps/shell/src/server/config.ts': ['exports'],
    'apps/backend/src/domain/identity/{configuration,mail/mail-settings}.ts': ['exports'],
    // Read as namespaces, whole.
    'apps/backend/src/platform/database/migrations/0*.ts': ['exports'],
    'apps/shell/src/shared-modules/*-contract.ts': ['exports'],
    'apps/shell/src/slots/hosted-slots.tsx': ['exports'],
    // Modules that a bundler puts in place of others, or that implement another's interface.
    'packages/federation/src/dev/{page/remote-entry,refresh-loader}.ts': ['exports'],
    'packages/federation/src/dev/page/{boundary,jsx-dev-runtime}.ts': ['exports'],
    // What tests of other workspaces import.
    'packages/{identity/src/notifications,federation/src/preview}/index.ts': ['exports'],
    'packages/federation/css-modules-in-tests.cjs': ['exports'],
    '**/testing/**': ['exports', 'types'],
  },
  workspaces: {
    '.': { entry: 'scripts/**/*.mjs!', project: 'scripts/**/*.mjs!' },
    'apps/careers': { entry: REMOTE_ENTRIES, project },
    'apps/courses': { entry: REMOTE_ENTRIES, project },
    'apps/unis': { entry: REMOTE_ENTRIES, project },
    'apps/employers': { entry: [...REMOTE_ENTRIES, 'settings.ts!'], project },
    'apps/widgets': {
      entry: [
        ...REMOTE_ENTRIES,
        'build.ts!',
        'src/embed/{define,jsx-runtime,rich-text,federated/container}.{ts,tsx}!',
        'src/framed/host-script.ts!',
      ],
      project,
    },
    'apps/shell': {
      entry: [
        'build.ts!',
        'src/browser/start.ts!',
        'src/offline/worker/service-worker.ts!',
        'src/server/main.ts!',
        'src/server/workers/watchdog/watchdog-thread.ts!',
        TEST_PROGRAMS,
      ],
      project,
    },
    'apps/backend': {
      entry: [
        'src/main.ts!',
        'src/**/cli.ts!',
        'tools/**/*.ts!',
        'src/platform/database/pglite-worker.mjs!',
        'src/delivery/search/thread/{run-worker.ts,search-worker.mjs}!',
        TEST_PROGRAMS,
      ],
      project,
    },
    'packages/api-client': { project, includeEntryExports: true },
    'packages/identity': { project, includeEntryExports: true },
    'packages/shared-ui': {
      entry: ['src/markdown/{server,browser}.ts!'],
      project,
      includeEntryExports: true,
    },
    'packages/federation': {
      entry: [
        'src/**/cli.ts!',
        'src/dev/{main,refresh-loader,page/*}.ts!',
        'src/registry/write-schemas.ts!',
        TEST_PROGRAMS,
      ],
      project,
      includeEntryExports: true,
    },
    // What other sites import.
    'packages/embed': { project },
    bench: {
      entry: [
        'src/main.ts!',
        'src/soak/main.ts!',
        'src/soak/probe.mjs!',
        'src/unfederated/{browser-remotes,server-remotes,page-assets}.ts!',
      ],
      project,
    },
    e2e: { project: '**/*.ts' },
  },
};
