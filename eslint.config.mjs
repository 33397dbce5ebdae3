import { existsSync, readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const only = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

const hasRemote = (app) => existsSync(new URL(`apps/${app}/remote.config.ts`, import.meta.url));
const remotes = readdirSync(new URL('apps', import.meta.url)).filter(hasRemote);

/** Allows the names of a module that the shell shares (see the file): any other would be undefined at run time. */
const sharedNames = (name, contractFile) => {
  const [, names = ''] =
    /export \{([^}]*)\}/.exec(
      readFileSync(new URL(`apps/shell/src/shared-modules/${contractFile}`, import.meta.url), 'utf8'),
    ) ?? [];
  return {
    name,
    allowImportNames: names
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    allowTypeImports: true,
    message: `The shell shares only the names in ${contractFile}.`,
  };
};
const sharedModules = [
  sharedNames('react-router-dom', 'router-contract.ts'),
  sharedNames('@signpost/language/runtime', 'language-contract.ts'),
];

/** A constant of a module whose value is a literal has a name in capitals (CONTRIBUTING.md). */
const LITERAL_TYPES = [
  '[init.type="Literal"]',
  '[init.type="TemplateLiteral"][init.quasis.length=1]',
  '[init.type="UnaryExpression"][init.argument.type="Literal"]',
  '[init.type="BinaryExpression"][init.left.type="Literal"][init.right.type="Literal"]',
];
const constantNames = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > ' +
    `VariableDeclarator[id.name=/[a-z]/]:matches(${LITERAL_TYPES.join()})`,
  message: 'Name a constant with a literal value in SCREAMING_SNAKE_CASE.',
};

/** What the browser build leaves out of React (packages/federation/src/build/lean/react-dom-client.ts, ADR 48). */
const unusedReact = {
  name: 'react',
  importNames: ['Activity', 'addTransitionType', 'SuspenseList', 'useActionState', 'ViewTransition'],
  message: 'The browser build leaves this part of React out.',
};
const newInReact19 = {
  name: 'react',
  importNames: ['use', 'useOptimistic'],
  message: 'React 18 lacks this, and federated widgets also run on React 18.',
};
const unusedElements = [
  {
    selector: 'JSXOpeningElement[name.name=/^(html|head|body|title|meta|link|style|script)$/]',
    message: 'The shell renders the head, from the handle of the page.',
  },
  {
    selector: 'JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]',
    message: 'The browser build leaves refs of fragments out of React.',
  },
];

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.signpost/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      // One form of functions in all workspaces.
      'func-style': ['error', 'expression'],
    },
  },
  { files: ['**/*.{ts,tsx,mjs}'], rules: { 'no-restricted-syntax': ['error', constantNames] } },
  {
    files: ['**/*.{mjs,cjs}', 'scripts/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{test,spec,stories}.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // Tables of texts are functions, because their texts differ by language.
    files: [
      'apps/shell/src/layout/site-map.ts',
      'apps/shell/src/pages/about-the-data/{figures,publishers,standings}.ts',
      'apps/shell/src/pages/cookies/stored-entries.ts',
      'apps/shell/src/pages/search/searched.ts',
      'apps/courses/src/pages/subjects/{a-levels,usual-asks}.ts',
      'apps/unis/src/pages/{international/guidance,outreach/schemes}.ts',
    ],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  { files: ['**/*.tsx'], ...a11y.flatConfigs.strict },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The boundaries: a remote imports packages, never another app; the shell imports no remote; packages import no app.
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // Domains of api-client import its base by the package name, as remotes do, so that the shell's copy is used.
          allowCircularSelfDependency: true,
          allow: [],
          // A package may be imported both statically and by `import()`, which loads a part of it later.
          checkDynamicDependenciesExceptions: ['.*'],
          depConstraints: [
            only('type:remote', 'type:ui', 'type:data', 'type:federation', 'type:language'),
            only('type:shell', 'type:ui', 'type:data', 'type:federation', 'type:language'),
            only('type:backend', 'type:none'),
            only('type:ui', 'type:ui', 'type:language'),
            only('type:data', 'type:data', 'type:language'),
            only('type:federation', 'type:federation', 'type:language'),
            only('type:language', 'type:language'),
            only('type:tooling', 'type:data', 'type:federation', 'type:language', 'type:tooling'),
          ],
        },
      ],
    },
  },
  {
    // One wrapper owns each platform store; a second owner could write before consent.
    files: ['apps/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}'],
    ignores: ['packages/identity/src/storage/**', '**/*.test.{ts,tsx}', 'apps/backend/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Use the storage wrapper of @signpost/identity.' },
        { name: 'sessionStorage', message: 'Use the storage wrapper of @signpost/identity.' },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'window',
          property: 'localStorage',
          message: 'Use the storage wrapper of @signpost/identity.',
        },
        {
          object: 'window',
          property: 'sessionStorage',
          message: 'Use the storage wrapper of @signpost/identity.',
        },
        { object: 'document', property: 'cookie', message: 'Use the cookie wrapper of @signpost/identity.' },
        { object: 'window', property: 'dataLayer', message: 'Use the analytics module of the shell.' },
      ],
    },
  },
  {
    // Code of browsers.
    files: [
      `apps/{${['shell', ...remotes].join()}}/src/**/*.{ts,tsx}`,
      'packages/{shared-ui,api-client,identity}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'apps/shell/src/server/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [unusedReact] }],
      'no-restricted-syntax': [
        'error',
        constantNames,
        ...unusedElements,
        // The first number format takes a phone 100 ms and more; at module scope it would delay every page.
        {
          selector: 'CallExpression[callee.property.name="toLocaleString"][arguments.length<2]',
          message: 'Use `grouped` of @signpost/shared-ui.',
        },
        {
          selector:
            ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > * > NewExpression[callee.object.name="Intl"]',
          message: 'Create the format when it is first used.',
        },
      ],
    },
  },
  {
    // A federated widget runs on the React of its host page, which may be 18. Islands are for pages of the site only.
    files: ['packages/shared-ui/src/**/*.{ts,tsx}', 'apps/widgets/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'packages/shared-ui/src/islands/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [unusedReact, newInReact19] }] },
  },
  {
    // Remotes use what the shell shares by its contract, and none of the frameworks below it.
    files: [
      `apps/{${remotes.join()}}/src/**/*.{ts,tsx}`,
      'packages/{shared-ui,federation}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            ...sharedModules,
            ...[
              'react-router',
              'react-redux',
              '@reduxjs/toolkit',
              '@reduxjs/toolkit/query/react',
              'react-dom',
            ].map((name) => ({
              name,
              message: 'Remotes use react-router-dom and the packages; the shell owns the frameworks.',
            })),
          ],
        },
      ],
    },
  },
);
