import { contentKinds } from '../catalogue/content';
import type { CatalogueFiles } from '../catalogue/files';

/** The rows of all documents, each kind in its file's order. */
export const documentRows = (catalogue: CatalogueFiles) =>
  contentKinds.flatMap((kind) =>
    catalogue.content(kind).map((record, position) => ({
      kind,
      id: record.id,
      position,
      published: true,
      body: JSON.stringify(record),
    })),
  );
