import ts from 'typescript';
import { CODE } from './clauses.mjs';

const CITED = /\[([RBESVCXK]-\d{2})\]/g;
const RUNNERS = new Set(['it', 'test', 'describe', 'fit', 'xit', 'xtest', 'fdescribe', 'xdescribe']);
const LEFT_OUT = /^x|\.(skip|todo|fixme)\b/;

/** The runner that a call's callee begins with, and how it is written: `it.each(rows)` gives `it`. */
const runnerOf = (node) => {
  if (ts.isIdentifier(node)) return RUNNERS.has(node.text) ? node.text : undefined;
  if (ts.isPropertyAccessExpression(node)) {
    const begun = runnerOf(node.expression);
    return begun && `${begun}.${node.name.text}`;
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

/** The codes that titles of a file's tests cite, in `it`, `test`, `describe` and their `each`; a test that is skipped cites nothing. */
export const citedIn = (text, name) => {
  const codes = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const runner = runnerOf(node.expression);
      if (runner && LEFT_OUT.test(runner)) return;
      if (runner && title) for (const [, code] of textOf(title).matchAll(CITED)) codes.add(code);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return codes;
};

/** Every code that a text mentions, in a title, a comment or a sentence. */
export const mentionedIn = (text) => new Set([...text.matchAll(CODE)].map(([code]) => code));
