import { commandsIn } from './commands.mjs';

/** A reference in a document: what it is, how it is written, and the line that it stands on. */
const reference = (kind, text, line) => ({ kind, text, line });

const FENCE = /^\s*```/;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE_SPAN = /`([^`]+)`/g;
const FOLDER = '(?:apps|packages|docs|e2e|bench|deploy|scripts|\\.github)';
const PATH = new RegExp(`^(?:\\./)?${FOLDER}/[\\w./@-]*$`);
const FENCED_PATH = new RegExp(`(?<![\\w./@-])${FOLDER}/[\\w./@-]*[\\w@-]`, 'g');
const IDENTIFIER = /^(?:[a-z][\w$]*[A-Z][\w$]*|[A-Z][a-z]+[A-Z][\w$]*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:\(\))?$/;

const ofCommands = (text, line) => commandsIn(text).map(([kind, name]) => reference(kind, name, line));

const ofSpan = (text, line) => {
  if (PATH.test(text)) return [reference('path', text.replace(/^\.\//, '').replace(/\/$/, ''), line)];
  if (IDENTIFIER.test(text)) return [reference('name', text.replace('()', ''), line)];
  return ofCommands(text, line);
};

const ofLine = (text, line) => [
  ...[...text.matchAll(CODE_SPAN)].flatMap(([, span]) => ofSpan(span.trim(), line)),
  ...[...text.replaceAll(CODE_SPAN, '').matchAll(LINK)]
    .filter(([, target]) => !/^[a-z]+:/i.test(target))
    .map(([, target]) => reference('link', target, line)),
];

const ofFencedLine = (text, line) => [
  ...ofCommands(text, line),
  ...[...text.matchAll(FENCED_PATH)].map(([path]) => reference('path', path, line)),
];

/** The commands, paths, names and relative links of a Markdown document. In fenced code only commands and paths are read. */
export const referencesIn = (markdown) => {
  let isFenced = false;
  return markdown.split('\n').flatMap((text, index) => {
    if (FENCE.test(text)) isFenced = !isFenced;
    return isFenced ? ofFencedLine(text, index + 1) : ofLine(text, index + 1);
  });
};

/** The anchors that a document's headings give, as GitHub makes them. */
export const anchorsOf = (markdown) =>
  new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
