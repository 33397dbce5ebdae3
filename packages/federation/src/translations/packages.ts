import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['apps', 'packages'];

/** Returns the folders of the packages whose sources have texts for visitors: those with a `messages` folder. */
export const translatedPackages = (root: string): string[] =>
  FOLDERS.flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(root, parent, name)),
  ).filter((folder) => existsSync(path.join(folder, 'messages')));
