import { join } from 'node:path';
import type { CatalogueFiles } from '../domain/catalogue/files';
import { readCatalogue } from '../domain/catalogue/files';

/** The shipped catalogue. */
export const shippedCatalogue = (): Promise<CatalogueFiles> =>
  readCatalogue(join(__dirname, '../../catalogue'));

/** The test catalogue contains every twelfth course. */
const COURSE_SAMPLE_INTERVAL = 12;

/**
 * The shipped catalogue with a sample of its courses, because indexing all courses takes most of the start of a test.
 * Tests add the courses that they need. `main.test.ts` covers seeding and serving the whole catalogue.
 */
export const testCatalogue = async (): Promise<CatalogueFiles> => {
  const catalogue = await shippedCatalogue();
  return {
    ...catalogue,
    version: `${catalogue.version}, one course in ${COURSE_SAMPLE_INTERVAL}`,
    *courses() {
      let count = 0;
      for (const course of catalogue.courses()) if (count++ % COURSE_SAMPLE_INTERVAL === 0) yield course;
    },
  };
};
