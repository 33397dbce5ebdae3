import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXTERNAL_NAMES } from './external-names.mjs';
import { REPLACED_WORDS } from './words.mjs';
import { anchorsOf, referencesIn } from './references.mjs';

/** What builds, releases and tests write. */
const BUILT = /^apps\/\w+\/(dist|CHANGELOG\.md)|^e2e\/test-results/;

const SOURCE = /\.(ts|tsx|mjs|js|json|css|yaml|yml|template|sh)$|Dockerfile/;

/** Every word of the sources, to look up the names that documents mention. */
const namesOf = (root, files) => {
  const names = new Set();
  for (const file of files)
    if (SOURCE.test(file) && !/package-lock|catalogue\/content/.test(file))
      for (const [name] of readFileSync(path.join(root, file), 'utf8').matchAll(/[A-Za-z_$][\w$]*/g))
        names.add(name);
  return names;
};

const linkProblem = (root, document, target) => {
  const [file, anchor] = target.split('#');
  const whole = file ? path.join(path.dirname(document), file) : document;
  if (!existsSync(path.join(root, whole))) return `links to ${target}, which does not exist`;
  if (!anchor || !whole.endsWith('.md')) return undefined;
  const text = readFileSync(path.join(root, whole), 'utf8');
  const isThere = anchorsOf(text).has(anchor) || text.includes(`id="${anchor}"`);
  return isThere ? undefined : `links to ${target}, which has no such heading`;
};

/**
 * What documents mention that does not exist: npm scripts, Nx projects, sections of the bench, tests, paths, names that
 * no source has, links. `files` are all files of the repository, relative to `root`.
 */
export const problemsIn = ({ root, files, documents, scripts, projects = [], sections = [] }) => {
  const names = new Set([...namesOf(root, files), ...EXTERNAL_NAMES]);
  const known = new Set(files);
  const folders = new Set(
    files.flatMap((file) => file.split('/').map((_, depth, all) => all.slice(0, depth).join('/'))),
  );
  const absent = (text) => `mentions ${text}, which does not exist`;
  const problemOf = {
    script: (text) => (scripts.includes(text) ? undefined : `mentions npm ${text}, which is no script`),
    project: (text) => (projects.includes(text) ? undefined : `mentions the project ${text}, which Nx lacks`),
    section: (text) => (sections.includes(text) ? undefined : `mentions the section ${text} of the bench`),
    test: (text) => (files.some((file) => file.startsWith(text)) ? undefined : absent(text)),
    path: (text) => (known.has(text) || BUILT.test(text) || folders.has(text) ? undefined : absent(text)),
    name: (text) => (names.has(text) ? undefined : `mentions ${text}, which no source has`),
  };
  return documents.flatMap((document) =>
    referencesIn(readFileSync(path.join(root, document), 'utf8')).flatMap(({ kind, text, line }) => {
      const problem = kind === 'link' ? linkProblem(root, document, text) : problemOf[kind](text);
      return problem ? [`${document}:${line} ${problem}`] : [];
    }),
  );
};

/** Lines that use a word of the project's own dialect. */
export const replacedWordsIn = ({ root, files }) =>
  files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        REPLACED_WORDS.filter(([pattern, , path]) => pattern.test(line) && (path?.test(file) ?? true)).map(
          ([pattern, word]) => `${file}:${index + 1} has ${pattern.exec(line)?.[0]}: use ${word}`,
        ),
      ),
  );

/** Paths of CODEOWNERS that no file matches. */
export const ownerlessPathsIn = (codeowners, files) =>
  [...codeowners.matchAll(/^\/(\S+)/gm)]
    .filter(
      ([, owned]) => !files.some((file) => file === owned || (owned.endsWith('/') && file.startsWith(owned))),
    )
    .map(([, owned]) => `CODEOWNERS names ${owned}, which does not exist`);

/** Workspaces that the list of folders in the README does not name; `apps/` and `packages/` are nested in that list. */
export const unlistedWorkspacesIn = (readme, workspaces) => {
  const [, list = ''] = /^## The folders\n+```\n([\s\S]*?)^```/m.exec(readme) ?? [];
  const named = new Set(list.match(/[\w-]+(?=\/)/g));
  return workspaces
    .filter((workspace) => !named.has(workspace.split('/').at(-1)))
    .map((workspace) => `README.md does not list the folder ${workspace}`);
};
