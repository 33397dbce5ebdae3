import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** npm's own commands, which need no script. */
const NPM_COMMANDS = new Set(['install', 'ci', 'audit', 'pack', 'publish', 'run', 'exec', 'view']);
const SCRIPT = /\bnpm (?:run )?([a-z][\w:-]*)/g;

/** What builds, releases and tests write. */
const BUILT = /^apps\/\w+\/(dist|CHANGELOG\.md)|^e2e\/test-results/;

const FENCE = /^\s*```/;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE_SPAN = /`([^`]+)`/g;
const FOLDER = '(?:apps|packages|docs|e2e|bench|deploy|scripts|\\.github)';
const PATH = new RegExp(`^(?:\\./)?${FOLDER}/[\\w./@-]*$`);
const FENCED_PATH = new RegExp(`(?<![\\w./@-])${FOLDER}/[\\w./@-]*[\\w@-]`, 'g');

const scriptsIn = (text) =>
  [...text.matchAll(SCRIPT)]
    .filter(([, name]) => !NPM_COMMANDS.has(name))
    .map(([, name]) => ({ kind: 'script', text: name }));

const inSpan = (text) =>
  PATH.test(text) ? [{ kind: 'path', text: text.replace(/^\.\//, '').replace(/\/$/, '') }] : scriptsIn(text);

const inSentence = (text) => [
  ...[...text.matchAll(CODE_SPAN)].flatMap(([, span]) => inSpan(span.trim())),
  ...[...text.replaceAll(CODE_SPAN, '').matchAll(LINK)]
    .filter(([, target]) => !/^[a-z]+:/i.test(target))
    .map(([, target]) => ({ kind: 'link', text: target })),
];

const inFence = (text) => [
  ...scriptsIn(text),
  ...[...text.matchAll(FENCED_PATH)].map(([found]) => ({ kind: 'path', text: found })),
];

/** The npm scripts, paths and relative links of a Markdown document. In fenced code there are no links. */
const referencesIn = (markdown) => {
  let isFenced = false;
  return markdown.split('\n').flatMap((text, index) => {
    if (FENCE.test(text)) isFenced = !isFenced;
    return (isFenced ? inFence(text) : inSentence(text)).map((one) => ({ ...one, line: index + 1 }));
  });
};

/** The anchors that a document's headings give, as GitHub makes them. */
const anchorsOf = (markdown) =>
  new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );

const linkProblem = (root, document, target) => {
  const [file, anchor] = target.split('#');
  const whole = file ? path.join(path.dirname(document), file) : document;
  if (!existsSync(path.join(root, whole))) return `links to ${target}, which does not exist`;
  if (!anchor || !whole.endsWith('.md')) return undefined;
  const text = readFileSync(path.join(root, whole), 'utf8');
  const isThere = anchorsOf(text).has(anchor) || text.includes(`id="${anchor}"`);
  return isThere ? undefined : `links to ${target}, which has no such heading`;
};

/** The npm scripts, paths and links in documents that do not exist. `files` are all files, relative to `root`. */
export const problemsIn = ({ root, files, documents, scripts }) => {
  const known = new Set(
    files.flatMap((file) => file.split('/').map((_, depth, all) => all.slice(0, depth + 1).join('/'))),
  );
  const problemOf = {
    script: (text) => (scripts.includes(text) ? undefined : `mentions npm ${text}, which is no script`),
    path: (text) =>
      known.has(text) || BUILT.test(text) ? undefined : `mentions ${text}, which does not exist`,
  };
  return documents.flatMap((document) =>
    referencesIn(readFileSync(path.join(root, document), 'utf8')).flatMap(({ kind, text, line }) => {
      const problem = kind === 'link' ? linkProblem(root, document, text) : problemOf[kind](text);
      return problem ? [`${document}:${line} ${problem}`] : [];
    }),
  );
};

/** Paths of CODEOWNERS that no file matches. */
export const ownerlessPathsIn = (codeowners, files) =>
  [...codeowners.matchAll(/^\/(\S+)/gm)]
    .filter(
      ([, owned]) => !files.some((file) => file === owned || (owned.endsWith('/') && file.startsWith(owned))),
    )
    .map(([, owned]) => `CODEOWNERS names ${owned}, which does not exist`);
