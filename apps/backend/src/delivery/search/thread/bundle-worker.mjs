import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { build } from 'esbuild';

const backend = join(import.meta.dirname, '../../../..');
// Under the backend, because the bundle imports the backend's packages.
const folder = join(backend, 'node_modules/.cache/search-worker');

/** Bundles the program of the search thread from source, and returns the path of the bundle. */
export const bundleWorker = async () => {
  const { outputFiles } = await build({
    absWorkingDir: backend,
    entryPoints: [join(import.meta.dirname, 'run-worker.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    write: false,
    logLevel: 'warning',
  });
  const [{ contents }] = outputFiles;
  const file = join(folder, `${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`);
  if (!existsSync(file)) {
    // Written under another name first, because several test processes may write it at once.
    const temporary = `${file}.${process.pid}.${threadId}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(temporary, contents);
    renameSync(temporary, file);
  }
  return file;
};
