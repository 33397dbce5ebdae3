// Bundles the backend into dist: the process, and the workers of the database and of the search. Packages stay outside; the catalogue stays where it is.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const began = performance.now();
rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/main.ts',
    'platform/database/pglite-worker': 'src/platform/database/pglite-worker.mjs',
    'delivery/search/thread/search-worker': 'src/delivery/search/thread/run-worker.ts',
  },
  outdir: 'dist',
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
