import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the bundler's kept work depends on beside the sources it reads: how it is told to build, and which packages there
 * are. It would take up work done under another alias or version without a question.
 */
export const cacheVersion = (folder: string): string => {
  const own = readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(__dirname, name));
  const hash = createHash('sha256');
  for (const file of [...own, path.join(folder, 'build.ts'), path.resolve('package-lock.json')]) {
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
};
