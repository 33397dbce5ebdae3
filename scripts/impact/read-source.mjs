import ts from 'typescript';

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOfBinding = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : namesOfBinding(element.name),
      );

/** The names that a statement exports itself; re-exports are not counted. */
const exportsOf = (statement) => {
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOfBinding(name));
  return statement.name ? [statement.name.text] : [];
};

/** The names of endpoints in `endpoints: (build) => ({ … })`, as RTK Query declares them. */
const endpointsOf = (node) => {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'endpoints') return [];
  if (!ts.isArrowFunction(node.initializer)) return [];
  const body = ts.isParenthesizedExpression(node.initializer.body)
    ? node.initializer.body.expression
    : node.initializer.body;
  return ts.isObjectLiteralExpression(body)
    ? body.properties.flatMap(({ name }) => (name ? [name.getText()] : []))
    : [];
};

/** The endpoint of a hook that RTK Query generates: `useLazyListUnisQuery` is of `listUnis`. */
const endpointOfHook = (name) => {
  const [, endpoint] = /^use(?:Lazy)?([A-Z]\w*)(?:Query|Mutation)$/.exec(name) ?? [];
  return endpoint && endpoint[0].toLowerCase() + endpoint.slice(1);
};

const isEndpoints = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'endpoints';

/** The endpoints in `api.endpoints.listUnis` or `const { listUnis } = api.endpoints`. */
const calledEndpoints = (node) => {
  if (ts.isPropertyAccessExpression(node) && isEndpoints(node.expression)) return [node.name.text];
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return [];
  if (!node.initializer || !isEndpoints(node.initializer)) return [];
  return node.name.elements.map((element) => (element.propertyName ?? element.name).getText());
};

/**
 * What a TypeScript file exports and what it uses: `exports` and `endpoints` that it declares, `imports` by their exported
 * names, `calls` of endpoints, and all `texts`, among which are the names of slots.
 */
export const readSource = (text, name) => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = {
    exports: new Set(),
    endpoints: new Set(),
    imports: new Set(),
    calls: new Set(),
    texts: new Set(),
  };
  source.statements.flatMap(exportsOf).forEach((one) => found.exports.add(one));
  const visit = (node) => {
    if (ts.isImportSpecifier(node)) {
      const imported = (node.propertyName ?? node.name).text;
      found.imports.add(imported);
      const endpoint = endpointOfHook(imported);
      if (endpoint) found.calls.add(endpoint);
    }
    calledEndpoints(node).forEach((one) => found.calls.add(one));
    if (ts.isStringLiteralLike(node)) found.texts.add(node.text);
    endpointsOf(node).forEach((one) => found.endpoints.add(one));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
