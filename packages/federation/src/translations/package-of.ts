import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the folder of the package that a file belongs to. Throws for a file outside of all packages. */
export const packageOf = (file: string): string => {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`${file} belongs to no package`);
    folder = parent;
  }
  return folder;
};
