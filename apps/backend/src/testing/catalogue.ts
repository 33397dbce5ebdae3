import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ContentKind } from '../domain/catalogue/content';
import type { CourseRecord } from '../domain/catalogue/course-record';
import { courseRecordSchema } from '../domain/catalogue/course-record';
import type { CatalogueFiles } from '../domain/catalogue/files';
import { readCatalogue } from '../domain/catalogue/files';

const folder = join(__dirname, '../../catalogue');

/** The shipped catalogue, whose content is parsed once. */
export const shippedCatalogue = (): Promise<CatalogueFiles> => (shipped ??= readShipped());
let shipped: Promise<CatalogueFiles> | undefined;

const readShipped = async (): Promise<CatalogueFiles> => {
  const catalogue = await readCatalogue(folder);
  const parsed = new Map<ContentKind, unknown>();
  return {
    ...catalogue,
    content: ((kind: ContentKind) => {
      if (!parsed.has(kind)) parsed.set(kind, catalogue.content(kind));
      return parsed.get(kind);
    }) as CatalogueFiles['content'],
  };
};

/** The courses of the shipped catalogue, one line of JSON each. */
const courseLines = function* (): Iterable<string> {
  const text = gunzipSync(readFileSync(join(folder, 'courses.ndjson.gz'))).toString();
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    if (end > start) yield text.slice(start, end);
  }
};

/** The courses of the shipped catalogue, not validated, which takes most of the time to read them. */
export const shippedCourses = function* (): Iterable<CourseRecord> {
  for (const line of courseLines()) yield JSON.parse(line) as CourseRecord;
};

/** The test catalogue contains every twelfth course, and all of adult nursing, for tests of similar courses. */
const COURSE_SAMPLE_INTERVAL = 12;
export const ADULT_NURSING = 'CAH02-04-02';

/**
 * The shipped catalogue with a sample of its courses, because indexing all courses takes most of the start of a test.
 * Tests add the courses that they need. `main.nightly.test.ts` covers seeding and serving the whole catalogue.
 */
export const testCatalogue = async (): Promise<CatalogueFiles> => {
  const catalogue = await shippedCatalogue();
  return {
    ...catalogue,
    version: `${catalogue.version}, one course in ${COURSE_SAMPLE_INTERVAL}, and nursing`,
    *courses() {
      let count = 0;
      for (const line of courseLines())
        if (count++ % COURSE_SAMPLE_INTERVAL === 0 || line.includes(`"${ADULT_NURSING}"`))
          yield courseRecordSchema.parse(JSON.parse(line));
    },
  };
};

/** The shipped catalogue with none of its courses. */
export const catalogueWithoutCourses = async (): Promise<CatalogueFiles> => {
  const catalogue = await shippedCatalogue();
  return { ...catalogue, version: `${catalogue.version}, without courses`, courses: () => [] };
};
