import path from 'node:path';
import { buildRemote } from './build-remote';

const [folder, mode] = process.argv.slice(2);
if (!folder) throw new Error('usage: build <folder of the remote> [development]');
const started = performance.now();
void buildRemote(path.resolve(folder), mode === 'development' ? 'development' : 'production').then(
  (manifest) =>
    console.log(
      `${manifest.name}: ${Object.keys(manifest.files).length} files in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    ),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
