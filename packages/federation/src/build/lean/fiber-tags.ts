import type { AnyNode, Expression, SwitchCase, SwitchStatement } from 'acorn';
import { applyEdits, childrenOf, parseModule, type Edit } from './source-edits';

/** An edit because of a tag; of a declaration, because of none. */
interface TagEdit extends Edit {
  readonly tag?: number;
}

const isTag = (node: AnyNode): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag';

/** The tag that an expression is, if it is one of these. */
const tagIn = (tags: ReadonlySet<number>, node: Expression | null | undefined): number | undefined =>
  node?.type === 'Literal' && typeof node.value === 'number' && tags.has(node.value) ? node.value : undefined;

/** Whether execution cannot continue after these statements. */
const isEnd = (statements: readonly AnyNode[]): boolean => {
  const last = statements.at(-1);
  switch (last?.type) {
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
      return true;
    case 'BlockStatement':
      return isEnd(last.body);
    case 'IfStatement':
      return Boolean(last.alternate) && isEnd([last.consequent]) && isEnd([last.alternate as AnyNode]);
    default:
      return false;
  }
};

/** The names that are declared with `var` below a node: other statements of the function may use them. */
const variablesIn = (node: AnyNode): string[] => {
  if (/Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [];
  return [...own, ...childrenOf(node).flatMap(variablesIn)];
};

/** Removes the cases of the tags from a switch over a tag. */
const editSwitch = (node: SwitchStatement, tags: ReadonlySet<number>): TagEdit[] => {
  const edits: TagEdit[] = [];
  const removed: SwitchCase[] = [];
  let fallsThrough = false;
  for (const clause of node.cases) {
    const tag = tagIn(tags, clause.test);
    const [first] = clause.consequent;
    if (tag === undefined) {
      edits.push(...clause.consequent.flatMap((child) => editsBelow(child, tags)));
      fallsThrough = !isEnd(clause.consequent);
    } else if (first && fallsThrough) {
      // The case before continues here, so only the label goes.
      edits.push({ start: clause.start, end: first.start, text: '', tag });
      edits.push(...clause.consequent.flatMap((child) => editsBelow(child, tags)));
      fallsThrough = !isEnd(clause.consequent);
    } else {
      edits.push({ start: clause.start, end: clause.end, text: '', tag });
      removed.push(clause);
    }
  }
  const variables = [...new Set(removed.flatMap(variablesIn))];
  if (variables.length === 0) return edits;
  // Declared before the switch instead. A block, because the switch may be the body of a loop.
  const before = { start: node.start, end: node.start, text: `{var ${variables.join(',')};` };
  return [before, ...edits, { start: node.end, end: node.end, text: '}' }];
};

const editsBelow = (node: AnyNode, tags: ReadonlySet<number>): TagEdit[] => {
  if (node.type === 'SwitchStatement' && isTag(node.discriminant)) return editSwitch(node, tags);
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)) {
    const { left, right, start, end, operator } = node;
    const [tag, other] = [tagIn(tags, left as Expression) ?? tagIn(tags, right), isTag(left) ? left : right];
    if (tag !== undefined && isTag(other))
      return [{ start, end, text: operator === '===' ? '!1' : '!0', tag }];
  }
  return childrenOf(node).flatMap((child) => editsBelow(child, tags));
};

/**
 * Removes the code of React's reconciler for kinds of fibers that never exist: cases of a switch over `tag`, and
 * comparisons with `tag`, which minifiers fold. Takes how often each tag is in the source; throws when this has
 * changed, because an update may have given the tag another meaning.
 */
export const removeFiberTags = (
  source: string,
  file: string,
  counts: Readonly<Record<number, number>>,
): string => {
  const tags = new Set(Object.keys(counts).map(Number));
  const edits = editsBelow(parseModule(source), tags);
  for (const [tag, expected] of Object.entries(counts)) {
    const found = edits.filter((edit) => edit.tag === Number(tag)).length;
    if (found !== expected) throw new Error(`${file} has tag ${tag} in ${found} places, not ${expected}`);
  }
  return applyEdits(source, edits);
};
