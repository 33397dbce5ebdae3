import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceDeclarations, type Replacements, type SourceChange } from './leave-out';
import { leaveOutOfReactDom } from './react-dom-client';
import { RUNTIME_FOLDERS } from './runtime-folders';

const NO_HANDLER = '() => () => undefined';
const LEFT_OUT = "() => { throw new Error('this function is not in browsers') }";

/** Browsers have the functions of RTK Query that the contract names: queries, mutations, and restoring answers. */
const RTK_QUERY: Replacements = {
  // Only the hooks and options of endpoints that the contract does not have would call these.
  buildPollingHandler: NO_HANDLER,
  buildWindowEventHandler: NO_HANDLER,
  buildInvalidationByTagsHandler: NO_HANDLER,
  buildCacheLifecycleHandler: NO_HANDLER,
  buildQueryLifecycleHandler: NO_HANDLER,
  calculateProvidedBy: '() => []',
  selectInvalidatedBy: LEFT_OUT,
  patchQueryData: LEFT_OUT,
  updateQueryData: LEFT_OUT,
  upsertQueryData: LEFT_OUT,
  prefetch: LEFT_OUT,
  isUpsertQuery: '() => false',
  fetchPage: LEFT_OUT,
  buildInitiateInfiniteQuery: LEFT_OUT,
  buildInfiniteQuerySelector: LEFT_OUT,
  isInfiniteQueryDefinition: '() => false',
  parseWithSchema: 'async (schema, data) => data',
  NamedSchemaError: 'class {}',
};

/** RTK Query makes patches only for a list of subscriptions that its developer tools show, and for optimistic updates. */
const IMMER: Replacements = {
  enablePatches: '() => undefined',
  applyPatches: '(base) => base',
};

/** The shell calls `flushSync` alone; remotes have no react-dom. */
const REACT_DOM: Replacements = Object.fromEntries(
  [
    'createPortal',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ].map((name) => [name, LEFT_OUT]),
);

/** The site uses the router's data mode: what belongs to its framework mode and to server components never runs. */
const ROUTER: Replacements = {
  PrefetchPageLinks: '() => null',
  usePrefetchBehavior: '() => [false, null, {}]',
  RSCErrorHandler: '() => null',
  decodeRouteErrorResponseDigest: '() => undefined',
  parseHydrationData: '() => undefined',
  instrumentClientSideRouter: '(router) => router',
  getRouteInstrumentationUpdates: '() => ({})',
  // Its animated transitions, blockers, scroll restoration and error page, which the site does not use.
  restoreAppliedTransitions: '() => undefined',
  persistAppliedTransitions: '() => undefined',
  useViewTransitionState: '() => false',
  shouldBlockNavigation: '() => undefined',
  getBlocker: LEFT_OUT,
  deleteBlocker: LEFT_OUT,
  updateBlocker: LEFT_OUT,
  enableScrollRestoration: LEFT_OUT,
  getSavedScrollPosition: '() => null',
  DefaultErrorComponent: '() => null',
  // Without the messages, which are only in the development build.
  invariant: "(value) => { if (value === false || value == null) throw new Error('router invariant'); }",
  warning: '() => undefined',
};

/** Names of remotes, hosts without sharing, and the texts of errors, whose codes name a page of the documentation. */
const federationParts = (): readonly (readonly [string, Replacements])[] => {
  const { core, sdk, errors } = RUNTIME_FOLDERS;
  return [
    [path.join(core, 'utils/context.js'), { optionsToMFContext: '() => ({})' }],
    [
      path.join(core, 'utils/manifest.js'),
      {
        composeRemoteRequestId: '() => undefined',
        matchRemoteWithNameAndExpose: '() => undefined',
        matchRemote: '() => undefined',
      },
    ],
    [path.join(core, 'shared/disabled.js'), { DisabledSharedHandler: 'class {}' }],
    [path.join(sdk, 'logger.js'), { captureStackTrace: '() => undefined' }],
    [path.join(errors, 'desc.mjs'), { runtimeDescMap: '{}', typeDescMap: '{}', buildDescMap: '{}' }],
  ];
};

/** The file of the router's production build that declares it; the name has a hash. */
const routerFile = (): string => {
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  const file = readdirSync(folder)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => path.join(folder, name))
    .find((chunk) => readFileSync(chunk, 'utf8').includes('function createRouter('));
  if (!file) throw new Error(`no file in ${folder} declares the router`);
  return file;
};

const replacing =
  (replacements: Replacements): SourceChange =>
  (source, file) =>
    replaceDeclarations(source, file, replacements);

/** Removes the parts of libraries that pages never run, by the absolute path of the file. */
export const unusedParts = (): ReadonlyMap<string, SourceChange> => {
  const toolkit = path.dirname(require.resolve('@reduxjs/toolkit/package.json'));
  const immer = path.dirname(require.resolve('immer/package.json', { paths: [toolkit] }));
  const reactDom = path.join(path.dirname(require.resolve('react-dom')), 'cjs');
  const replaced: readonly (readonly [string, Replacements])[] = [
    [path.join(toolkit, 'dist/query/rtk-query.modern.mjs'), RTK_QUERY],
    [path.join(immer, 'dist/immer.mjs'), IMMER],
    [path.join(reactDom, 'react-dom.production.js'), REACT_DOM],
    [routerFile(), ROUTER],
    ...federationParts(),
  ];
  return new Map<string, SourceChange>([
    ...replaced.map(([file, replacements]) => [file, replacing(replacements)] as const),
    [path.join(reactDom, 'react-dom-client.production.js'), leaveOutOfReactDom],
  ]);
};
