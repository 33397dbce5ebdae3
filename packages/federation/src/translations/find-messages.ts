import ts from 'typescript';

/** The module whose functions mark texts in the source. */
const SOURCE_MODULE = '@signpost/language';

/** A value of a call: the name of the argument, and where its expression is in the file. */
export interface MessageValue {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A call of `t()` or `rich()` in the source. */
export interface MessageCall {
  readonly kind: 't' | 'rich';
  /** The English message, which is also its key in the catalogues. */
  readonly message: string;
  /** 1-based line of the call. */
  readonly line: number;
  /** Positions of the whole call, of the function's name and of the message in the file. */
  readonly start: number;
  readonly end: number;
  readonly nameEnd: number;
  readonly argument: { readonly start: number; readonly end: number };
  /** Whether the call has values. */
  readonly hasValues: boolean;
  /** The values by name with the positions of their expressions, in order; absent when some are not written there. */
  readonly values?: readonly MessageValue[] | undefined;
}

/** The calls of a file, and the import declaration of the functions. */
export interface FoundMessages {
  readonly calls: readonly MessageCall[];
  readonly import?: { readonly start: number; readonly end: number; readonly others: readonly string[] };
}

const NAMES = new Set(['t', 'rich']);
const NONE: FoundMessages = { calls: [] };

const isInFunction = (node: ts.Node): boolean => {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isFunctionLike(parent) || ts.isPropertyDeclaration(parent)) return true;
  }
  return false;
};

const importOf = (file: ts.SourceFile) =>
  file.statements.find(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === SOURCE_MODULE,
  );

const valuesOf = (node: ts.Expression | undefined): readonly MessageValue[] | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const values = node.properties.flatMap((property) => {
    if (!property.name || !ts.isIdentifier(property.name)) return [];
    const value = ts.isShorthandPropertyAssignment(property)
      ? property.name
      : ts.isPropertyAssignment(property) && property.initializer;
    return value ? [{ name: property.name.text, start: value.getStart(), end: value.getEnd() }] : [];
  });
  return values.length === node.properties.length ? values : undefined;
};

const readCall = (call: ts.CallExpression, file: ts.SourceFile, fileName: string): MessageCall => {
  const [argument, values] = call.arguments;
  const line = file.getLineAndCharacterOfPosition(call.getStart()).line + 1;
  const fail = (why: string): never => {
    throw new Error(`${fileName}:${line}: ${why}`);
  };
  if (!argument || !ts.isStringLiteralLike(argument))
    return fail('the message must be one string literal, because it is the key of its translations');
  if (!isInFunction(call))
    return fail('t() must be called in a function, because the language differs by request');
  return {
    kind: call.expression.getText() as 't' | 'rich',
    message: argument.text,
    line,
    start: call.getStart(),
    end: call.getEnd(),
    nameEnd: call.expression.getEnd(),
    argument: { start: argument.getStart(), end: argument.getEnd() },
    hasValues: values !== undefined,
    values: valuesOf(values),
  };
};

/**
 * Finds the calls of `t()` and `rich()` of `@signpost/language` in a TypeScript file. Throws for a message that is not a
 * string literal, for a call outside of a function, and for a function imported under another name.
 */
export const findMessages = (fileName: string, source: string): FoundMessages => {
  if (!source.includes(SOURCE_MODULE)) return NONE;
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const declaration = importOf(file);
  const bindings = declaration?.importClause?.namedBindings;
  if (!declaration || !bindings || !ts.isNamedImports(bindings)) return NONE;
  const renamed = bindings.elements.find(
    ({ name, propertyName }) => propertyName && NAMES.has(propertyName.text) && name,
  );
  if (renamed)
    throw new Error(`${fileName}: ${renamed.propertyName?.getText()} must be imported under its own name`);
  const imported = bindings.elements.map(({ name }) => name.text);
  const calls: MessageCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text;
      if (NAMES.has(name) && imported.includes(name)) calls.push(readCall(node, file, fileName));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const others = imported.filter((name) => !NAMES.has(name));
  return { calls, import: { start: declaration.getStart(), end: declaration.getEnd(), others } };
};
