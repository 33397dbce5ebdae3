// The lint rules of this repository, as a plugin of oxlint: each is a list of selectors and what to do instead.
import { readFileSync } from 'node:fs';

const rule = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

const IN_MODULE = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration';
const LITERALS = [
  '[init.type="Literal"]',
  '[init.type="TemplateLiteral"][init.quasis.length=1]',
  '[init.type="UnaryExpression"][init.argument.type="Literal"]',
  '[init.type="BinaryExpression"][init.left.type="Literal"][init.right.type="Literal"]',
];

const TIMERS = '/^(setTimeout|setInterval)$/';
const NO_TIME =
  'A test waits for states: use fake timers, a gate, an event, or until() of src/testing/until.ts.';

/** The names of shared modules that remotes may import: any other would be undefined at run time. */
const SHARED = {
  'react-router-dom': 'router-contract.ts',
  '@signpost/language/runtime': 'language-contract.ts',
};

const sharedNames = (contractFile) => {
  const file = new URL(`../apps/shell/src/shared-modules/${contractFile}`, import.meta.url);
  const [, names = ''] = /export \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return new Set(names.split(',').map((each) => each.trim()));
};

const nameOf = ({ imported, local }) => imported?.name ?? imported?.value ?? local?.name;

const onlySharedNames = {
  create: (context) => {
    const check = ({ source, importKind, exportKind, specifiers }) => {
      const contractFile = SHARED[source?.value];
      if (!contractFile || importKind === 'type' || exportKind === 'type') return;
      const names = sharedNames(contractFile);
      const message = `The shell shares only the names in ${contractFile}.`;
      if (!specifiers) context.report({ node: source, message });
      for (const specifier of specifiers ?? [])
        if (
          specifier.importKind !== 'type' &&
          specifier.exportKind !== 'type' &&
          !(specifier.type.endsWith('Specifier') && names.has(nameOf(specifier)))
        )
          context.report({ node: specifier, message });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default {
  meta: { name: 'signpost' },
  rules: {
    'constant-names': rule({
      [`${IN_MODULE}[kind="const"] > VariableDeclarator[id.name=/[a-z]/]:matches(${LITERALS.join()})`]:
        'Name a constant with a literal value in SCREAMING_SNAKE_CASE.',
    }),
    'no-elements-of-the-shell': rule({
      'JSXOpeningElement[name.name=/^(html|head|body|title|meta|link|style|script)$/]':
        'The shell renders the head, from the handle of the page.',
      'JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]':
        'The browser build leaves refs of fragments out of React.',
    }),
    // The first number format takes a phone 100 ms and more; at module scope it would delay every page.
    'late-formats': rule({
      'CallExpression[callee.property.name="toLocaleString"][arguments.length<2]':
        'Use `grouped` of @signpost/shared-ui.',
      [`${IN_MODULE} > * > NewExpression[callee.object.name="Intl"]`]:
        'Create the format when it is first used.',
    }),
    'only-shared-names': onlySharedNames,
    'no-frameworks': rule({
      'ImportDeclaration[source.value=/^(react-router|react-redux|@reduxjs\\/toolkit|@reduxjs\\/toolkit\\/query\\/react|react-dom)$/]':
        'Remotes use react-router-dom and the packages; the shell owns the frameworks.',
    }),
    'no-time-in-tests': rule({
      [`CallExpression[callee.name=${TIMERS}]`]: NO_TIME,
      [`CallExpression > Identifier.arguments[name=${TIMERS}]`]: NO_TIME,
      [`MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=${TIMERS}]`]: NO_TIME,
      [`ImportDeclaration[source.value=/^(node:)?timers/] > ImportSpecifier[imported.name=${TIMERS}]`]:
        NO_TIME,
      'ImportDeclaration[source.value=/^(node:)?timers/] > :not(ImportSpecifier, Literal)': NO_TIME,
      'MemberExpression[property.name="waitForTimeout"]': NO_TIME,
      'CallExpression[callee.object.name="performance"][callee.property.name="now"]':
        'A test counts operations instead of measuring time; figures of time belong to bench.',
      'CallExpression[callee.property.name="retryTimes"]': 'A test that passes when repeated is wrong.',
    }),
    'no-retries': rule({
      'Property[key.name="retries"]:not([value.value=0])': 'A test that passes when repeated is wrong.',
    }),
  },
};
