import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from './source-file';
import { sourceFile } from './source-file';
import { openZip } from './zip';
import type { Source } from './source-reader';

/** Opens a folder or a zip file of published files, gzipped or not. Throws SourceError. */
export const openSource = async (path: string): Promise<Source> => {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) throw new SourceError(`There is no ${path}.`);
  if (stats.isDirectory()) return { files: await filesOf(path), close: () => undefined };
  if (!/\.zip$/i.test(path)) throw new SourceError(`${path} is neither a folder nor a zip file.`);
  return openZip(path).catch((error: unknown) => {
    throw new SourceError(`${path} cannot be read as a zip file: ${String(error)}`);
  });
};

const filesOf = async (folder: string): Promise<SourceFile[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(folder, name);
      const { size } = await stat(path);
      return sourceFile(name, size, async () => createReadStream(path));
    }),
  );
};

/** The publication cannot be opened; the message gives the reason. */
class SourceError extends Error {
  override name = 'SourceError';
}
