import ts from 'typescript';
import { codesOfCall } from './titles.mjs';

const namesIn = (node) => {
  const names = new Set();
  const visit = (inner) => {
    if (ts.isIdentifier(inner)) names.add(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
};

/** How each name that a file imports is imported, without types. */
const importsOf = (source) =>
  new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      if (!importClause || importClause.isTypeOnly) return [];
      const from = JSON.stringify(moduleSpecifier.text);
      const { name, namedBindings } = importClause;
      const lines = name ? [[name.text, `import ${name.text} from ${from};`]] : [];
      if (namedBindings && ts.isNamespaceImport(namedBindings))
        lines.push([namedBindings.name.text, `import * as ${namedBindings.name.text} from ${from};`]);
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const element of namedBindings.elements)
          if (!element.isTypeOnly)
            lines.push([element.name.text, `import { ${element.getText()} } from ${from};`]);
      return lines;
    }),
  );

/**
 * For each code that a test file cites, a module with only the imports that the tests citing it use, directly
 * or through the file's own functions; none for a code whose tests use no import.
 */
export const modulesOfCodes = (text, name) => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const imports = importsOf(source);
  const declared = new Map();
  const named = new Map();
  const visit = (node) => {
    if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name) {
      const names = namesIn(node);
      for (const one of namesIn(node.name))
        declared.set(one, new Set([...(declared.get(one) ?? []), ...names]));
    }
    if (ts.isCallExpression(node))
      for (const code of codesOfCall(node))
        named.set(code, new Set([...(named.get(code) ?? []), ...namesIn(node)]));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Map(
    [...named].flatMap(([code, names]) => {
      // A set may grow while it is iterated.
      for (const one of names) for (const next of declared.get(one) ?? []) names.add(next);
      const used = [...names].filter((one) => imports.has(one));
      if (used.length === 0) return [];
      return [
        [code, `${used.map((one) => imports.get(one)).join('\n')}\nconsole.log(${used.join(', ')});\n`],
      ];
    }),
  );
};
