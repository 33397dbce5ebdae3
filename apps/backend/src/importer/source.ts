import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from './source-file';
import { sourceFile } from './source-file';
import { openZip } from './zip';

export interface Source {
  files: SourceFile[];
  close(): void;
}

/** Opens a folder or a zip file of published files, packed by gzip or not. Throws SourceError in plain words. */
export async function openSource(path: string): Promise<Source> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new SourceError(`There is no ${path}.`);
  if (found.isDirectory()) return { files: await filesOf(path), close: () => undefined };
  if (!/\.zip$/i.test(path)) throw new SourceError(`${path} is neither a folder nor a zip file.`);
  return openZip(path).catch((error: unknown) => {
    throw new SourceError(`${path} cannot be read as a zip file: ${String(error)}`);
  });
}

async function filesOf(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(folder, name);
      const { size } = await stat(path);
      return sourceFile(name, size, async () => createReadStream(path));
    }),
  );
}

/** The publication cannot be opened; the message says why in plain words. */
export class SourceError extends Error {
  override name = 'SourceError';
}
