// Measures the search engine on 35,000 synthetic courses. The code is bundled as in production, because separate modules
// run slower. `npx tsx apps/backend/tools/bench-search.ts [documents]` prints the figures as JSON.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const BUNDLE_PATH = join(__dirname, `bench-search/measure.${process.pid}.cjs`);

const main = async (): Promise<void> => {
  try {
    await build({
      entryPoints: [join(__dirname, 'bench-search/measure.ts')],
      outfile: BUNDLE_PATH,
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      logLevel: 'warning',
    });
    const options = ['--expose-gc', BUNDLE_PATH, join(__dirname, '../catalogue'), process.argv[2] ?? '35000'];
    const { status } = spawnSync(process.execPath, options, { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(BUNDLE_PATH, { force: true });
  }
};

void main();
