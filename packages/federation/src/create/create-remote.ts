import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '../contract';
import { remoteName } from '../registry';

const TEMPLATE = path.resolve(__dirname, '../../template');
const SUFFIX = '.template';

/** Pages of this name would collide with folders or words of the product. */
const RESERVED = ['shell', 'backend'];

/** Returns `student-finance` as `Student finance`. */
const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Throws when a remote cannot have this name, with the reason. */
const expectFree = (root: string, name: string): void => {
  if (!remoteName.safeParse(name).success || name.endsWith('-')) {
    throw new Error(`${name} cannot be the name of a remote: use small letters, digits and hyphens`);
  }
  if (RESERVED.includes(name) || existsSync(path.join(root, 'apps', name))) {
    throw new Error(`apps/${name} exists already`);
  }
};

/**
 * Creates the remote `name` in the repository at `root`: a page with a loader, a row on the explore page, tests, a story and
 * a budget, and its line in CODEOWNERS. Returns its folder, relative to `root`. Throws when the name is invalid or
 * taken.
 */
export const createRemote = async (root: string, name: string): Promise<string> => {
  expectFree(root, name);
  const folder = path.join('apps', name);
  const values: Readonly<Record<string, string>> = {
    __name__: name,
    __title__: titleOf(name),
    __contract__: CONTRACT_VERSION,
  };
  const files = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))) {
    const source = path.join(file.parentPath, file.name);
    const target = path.join(root, folder, path.relative(TEMPLATE, source).slice(0, -SUFFIX.length));
    const text = await readFile(source, 'utf8');
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(
      target,
      text.replaceAll(/__[a-z]+__/g, (key) => values[key] ?? key),
    );
  }
  await appendFile(path.join(root, 'CODEOWNERS'), `\n${`/apps/${name}/`.padEnd(49)} @signpost/${name}\n`);
  return folder;
};
