// Prints counts of the database's content: `npm run data-report`, with --json for JSON.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../catalogue/files';
import { readConfiguration } from '../../platform/configuration';
import { openOrJoinDatabase } from '../../platform/database/connection';
import { migrate } from '../../platform/database/migrations';
import { seed } from '../seeding/seed';
import { gatherDataReport } from './gather';
import { dataReportLines } from './print';

const WORKER_PATH = join(import.meta.dirname, '../../platform/database/pglite-worker.mjs');
const CATALOGUE_DIRECTORY = join(import.meta.dirname, '../../../catalogue');

const run = async (asJson: boolean): Promise<void> => {
  const configuration = readConfiguration(process.env);
  const dataDirectory = resolve(configuration.DATA_DIR);
  const open = await openOrJoinDatabase({
    url: configuration.DATABASE_URL,
    dataDirectory,
    workerPath: WORKER_PATH,
  });
  try {
    if (!open.joined) {
      await migrate(open.database);
      await seed(open.database, await readCatalogue(CATALOGUE_DIRECTORY));
    }
    const report = await gatherDataReport(open.database);
    console.log(asJson ? JSON.stringify(report, null, 2) : dataReportLines(report).join('\n'));
  } finally {
    await open.close();
  }
};

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
run(values.json).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
