import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '../contract';
import { remoteName } from '../registry';

const PACKAGE = path.dirname(require.resolve('@signpost/federation/package.json'));
const TEMPLATE = path.join(PACKAGE, 'template');

/** Files of a repository of its own, in the place of those for a folder of the product's repository. */
const STANDALONE = path.join(PACKAGE, 'template-standalone');

/** Files that only the product's repository needs. */
const WORKSPACE_FILES = ['project.json'];
const SUFFIX = '.template';

/** Pages of this name would collide with folders or words of the product. */
const RESERVED = ['shell', 'backend'];

/** Returns `student-finance` as `Student finance`. */
const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Throws when a remote cannot have this name or this folder, with the reason. */
const expectFree = (name: string, folder: string): void => {
  if (!remoteName.safeParse(name).success || name.endsWith('-')) {
    throw new Error(`${name} cannot be the name of a remote: use small letters, digits and hyphens`);
  }
  if (RESERVED.includes(name) || existsSync(folder)) throw new Error(`${folder} exists already`);
};

/** Writes the files of a template to `folder`, with the remote's name, title and contract in their places. */
const writeTemplate = async (template: string, folder: string, name: string): Promise<void> => {
  const values: Readonly<Record<string, string>> = {
    __name__: name,
    __title__: titleOf(name),
    __contract__: CONTRACT_VERSION,
  };
  const files = await readdir(template, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))) {
    const source = path.join(file.parentPath, file.name);
    const target = path.join(folder, path.relative(template, source).slice(0, -SUFFIX.length));
    const text = await readFile(source, 'utf8');
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(
      target,
      text.replaceAll(/__[a-z]+__/g, (key) => values[key] ?? key),
    );
  }
};

/** Whether `root` is the product's repository, in which remotes are folders of `apps`. */
export const isProductRepository = (root: string): boolean =>
  existsSync(path.join(root, 'CODEOWNERS')) && existsSync(path.join(root, 'apps'));

/**
 * Creates the remote `name` in the product's repository at `root`: a page with a loader, a row on the explore page,
 * tests, a story and a budget, and its line in CODEOWNERS. Anywhere else it creates a folder with the same and what a
 * repository of its own needs. Returns the folder, relative to `root`. Throws when the name is invalid or taken.
 */
export const createRemote = async (root: string, name: string): Promise<string> => {
  const isWorkspace = isProductRepository(root);
  const folder = isWorkspace ? path.join('apps', name) : name;
  const target = path.join(root, folder);
  expectFree(name, target);
  await writeTemplate(TEMPLATE, target, name);
  if (isWorkspace) {
    const line = `${`/apps/${name}/`.padEnd(49)} @signpost/${name}`;
    await appendFile(path.join(root, 'CODEOWNERS'), `\n${line}\n`);
    return folder;
  }
  await writeTemplate(STANDALONE, target, name);
  for (const file of WORKSPACE_FILES) await rm(path.join(target, file));
  // npm leaves a file called .gitignore out of packages.
  await rename(path.join(target, 'gitignore'), path.join(target, '.gitignore'));
  return folder;
};
