import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Hash of the inputs of the bundler's cache other than the sources: build configuration and installed
 * packages. Without it webpack would reuse results that were built with another alias or package version.
 */
export const cacheVersion = (folder: string): string => {
  const buildSources = [__dirname, path.join(__dirname, '../translations')].flatMap((sources) =>
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]s$/.test(name))
      .sort()
      .map((name) => path.join(sources, name)),
  );
  const hash = createHash('sha256');
  for (const file of [...buildSources, path.join(folder, 'build.ts'), path.resolve('package-lock.json')]) {
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
};
