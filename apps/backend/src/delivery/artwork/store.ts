import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGate } from './gate';

const MAX_CONCURRENT_RENDERS = 2;

/** Returns a file by its content-addressed name, and renders it only when it is not stored. */
export type ImageStore = (name: string, render: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Stores rendered pictures as files in a folder. Concurrent requests for one picture share one render, and at most two renders run
 * at once. A file that cannot be stored is still served, and the error is passed to `onStoreError`. Rejects when a render does.
 */
export const createImageStore = (directory: string, onStoreError: (error: unknown) => void): ImageStore => {
  const pendingRenders = new Map<string, Promise<Buffer>>();
  const runLimited = createGate(MAX_CONCURRENT_RENDERS);

  const readOrRender = async (name: string, render: () => Promise<Buffer>): Promise<Buffer> => {
    const path = join(directory, name.slice(0, 2), name);
    const stored = await readFile(path).catch(() => undefined);
    if (stored) return stored;
    const rendered = await runLimited(render);
    await writeWhole(path, rendered).catch(onStoreError);
    return rendered;
  };

  return (name, render) => {
    const pending = pendingRenders.get(name);
    if (pending) return pending;
    const file = readOrRender(name, render).finally(() => pendingRenders.delete(name));
    pendingRenders.set(name, file);
    return file;
  };
};

/** Writes beside the target and renames, so that neither readers nor a crash leave a partial file. */
const writeWhole = async (path: string, content: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
};
