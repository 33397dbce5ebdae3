// Imports the published Discover Uni files into the database: `npm run import -- <folder or zip>`.
import { join, resolve } from 'node:path';
import { readCatalogue } from '../catalogue/files';
import { readTowns } from '../catalogue/towns';
import { readConfiguration } from '../../platform/configuration';
import { openOrJoinDatabase } from '../../platform/database/connection';
import { lockDirectory } from '../../platform/database/lock';
import { migrate } from '../../platform/database/migrations';
import { seed } from '../seeding/seed';
import { showProgress } from './progress';
import { matchFiles, runImport } from './run-import';
import { openSource } from './source/source';

const WORKER_PATH = join(import.meta.dirname, '../../platform/database/pglite-worker.mjs');
const CATALOGUE_DIRECTORY = join(import.meta.dirname, '../../../catalogue');

const run = async (path: string): Promise<boolean> => {
  const configuration = readConfiguration(process.env);
  const dataDirectory = resolve(configuration.DATA_DIR);
  const reportFolder = join(dataDirectory, 'import', 'report');
  const source = await openSource(resolve(process.env['INIT_CWD'] ?? '', path));
  const { matched, absent, unknown } = matchFiles(source.files);
  const release = lockDirectory(join(dataDirectory, 'import'));
  const open = await openOrJoinDatabase({
    url: configuration.DATABASE_URL,
    dataDirectory,
    workerPath: WORKER_PATH,
  });
  try {
    const progress = showProgress(
      process.stderr,
      matched.reduce((sum, { file }) => sum + file.bytes, 0),
    );
    if (absent.length > 0) progress.note(`Missing files, not imported: ${absent.join(', ')}`);
    if (unknown.length > 0) progress.note(`Unknown files, ignored: ${unknown.join(', ')}`);
    if (open.joined) progress.note('Importing into the running server’s database');
    else {
      await migrate(open.database);
      await seed(open.database, await readCatalogue(CATALOGUE_DIRECTORY));
    }
    const { files } = await open.database
      .connection()
      .execute((database) =>
        runImport(database, source, { reportFolder, progress, towns: readTowns(CATALOGUE_DIRECTORY) }),
      );
    progress.note(`Rejected rows and the reasons are listed in ${reportFolder}`);
    return files.every(({ outcome }) => outcome.kind !== 'unreadable');
  } finally {
    source.close();
    await open.close();
    release();
  }
};

const EXPECTED_ERRORS = new Set([
  'ConfigurationError',
  'DatabaseTooNewError',
  'DirectoryInUseError',
  'SourceError',
]);

const [path] = process.argv.slice(2);
if (!path) {
  console.error('Pass the folder or zip file of the published files as the argument.');
  process.exitCode = 1;
} else {
  run(path).then(
    (isComplete) => (process.exitCode = isComplete ? 0 : 1),
    (error: Error) => {
      console.error(EXPECTED_ERRORS.has(error.name) ? error.message : error);
      process.exitCode = 1;
    },
  );
}
