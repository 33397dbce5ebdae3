import type { CatalogueFiles } from '../../catalogue/files';
import { openSeededDatabase } from '../../../testing/seeded';
import { indexDefinitions } from '../indexes';
import type { LiveIndexes } from '../indexes/live-indexes';
import { createLiveIndexes } from '../indexes/live-indexes';
import { gatherSources } from '../indexes/sources';

/** Builds every index of a whole catalogue in the same way as the service does. */
export const indexesOf = async (catalogue: CatalogueFiles): Promise<LiveIndexes> => {
  const { open, close } = await openSeededDatabase(catalogue);
  try {
    const indexes = createLiveIndexes({ definitions: indexDefinitions });
    await indexes.rebuild(() => gatherSources(open.database));
    return indexes;
  } finally {
    await close();
  }
};
