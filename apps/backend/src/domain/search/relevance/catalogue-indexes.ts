import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueFiles } from '../../catalogue/files';
import { openDatabase } from '../../../platform/database/connection';
import { copySeededDatabase } from '../../../testing/seeded';
import { indexDefinitions } from '../indexes';
import type { LiveIndexes } from '../indexes/live-indexes';
import { createLiveIndexes } from '../indexes/live-indexes';
import { gatherSources } from '../indexes/sources';

/** Builds every index of a whole catalogue in the same way as the service does. */
export const indexesOf = async (catalogue: CatalogueFiles): Promise<LiveIndexes> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'signpost-relevance-'));
  const workerPath = join(__dirname, '../../../platform/database/pglite-worker.mjs');
  await copySeededDatabase(dataDirectory, catalogue, workerPath);
  const open = await openDatabase({ dataDirectory, workerPath });
  try {
    const indexes = createLiveIndexes({ definitions: indexDefinitions });
    await indexes.rebuild(() => gatherSources(open.database));
    return indexes;
  } finally {
    await open.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
