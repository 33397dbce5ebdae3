import path from 'node:path';
import { buildRemote } from './build-remote';

const USAGE = `usage:
  signpost-remote build [development]
      builds the remote in this folder into dist`;

const run = async (): Promise<void> => {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) return console.log(USAGE);
  const [folder, mode] = words;
  if (!folder) throw new Error(USAGE);
  const started = performance.now();
  const manifest = await buildRemote(
    path.resolve(folder),
    mode === 'development' ? 'development' : 'production',
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${manifest.name}: ${Object.keys(manifest.files).length} files in ${seconds} s`);
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
