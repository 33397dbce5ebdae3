import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueFiles } from '../../catalogue/files';
import { openDatabase } from '../../../platform/database/connection';
import { loadDocuments } from '../../guides/documents';
import { buildProviderIndex } from '../../providers/in-memory-index';
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
    const documents = await loadDocuments(open.database);
    const providers = await buildProviderIndex(open.database);
    const indexes = createLiveIndexes({
      definitions: indexDefinitions,
      gather: () => gatherSources({ open, documents, providers }),
    });
    await indexes.rebuild();
    return indexes;
  } finally {
    await open.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
