// Bundles the backend into dist: the process and the database's worker. Packages stay outside; the catalogue stays where it is.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const began = performance.now();
rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ['src/main.ts', 'src/platform/database/pglite-worker.mjs'],
  outdir: 'dist',
  outbase: 'src',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});
console.log(`backend built in ${Math.round(performance.now() - began)} ms: apps/backend/dist/main.mjs`);
