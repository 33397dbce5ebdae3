import ts from 'typescript';
import { CODE } from './clauses.mjs';

const CITED = /\[([RBESVCXK]-\d{2})\]/g;
const RUNNERS = new Set(['it', 'test', 'describe', 'fit', 'xit', 'xtest', 'fdescribe', 'xdescribe']);
const SKIPPED = /^x|\.(skip|todo|fixme)\b/;

/** The test function at the start of a call's callee: `it.each(rows)` gives `it`. */
const runnerOf = (node) => {
  if (ts.isIdentifier(node)) return RUNNERS.has(node.text) ? node.text : undefined;
  if (ts.isPropertyAccessExpression(node)) {
    const parent = runnerOf(node.expression);
    return parent && `${parent}.${node.name.text}`;
  }
  if (ts.isCallExpression(node)) return runnerOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return runnerOf(node.tag);
  return undefined;
};

const textOf = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('');
  if (ts.isBinaryExpression(node)) return `${textOf(node.left)}${textOf(node.right)}`;
  return '';
};

const isSkipped = (node) => SKIPPED.test(runnerOf(node.expression) ?? '');

/** Codes cited in the title of a call of `it`, `test`, `describe` or their `each`. */
export const codesOfCall = (node) => {
  const [title] = node.arguments;
  if (!title || !runnerOf(node.expression) || isSkipped(node)) return [];
  return [...textOf(title).matchAll(CITED)].map(([, code]) => code);
};

/** Codes cited in the titles of a file's tests; a skipped test cites nothing. */
export const citedIn = (text, name) => {
  const codes = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      if (isSkipped(node)) return;
      for (const code of codesOfCall(node)) codes.add(code);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return codes;
};

/** Every code in a text, in a title, a comment or a sentence. */
export const mentionedIn = (text) => new Set([...text.matchAll(CODE)].map(([code]) => code));
