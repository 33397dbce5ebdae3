import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { SubjectEarnings } from '../publication/subject-pay';
import { subjectEarningsSchema } from '../publication/subject-pay';
import type { ContentKind, ContentOf } from './content';
import { contentKinds, contentSchemas } from './content';
import type { CourseRecord } from './course-record';
import { courseRecordSchema } from './course-record';
import type { OutcodeRecord, ProviderRecord } from './record';
import { outcodeRecordSchema, providerRecordSchema } from './record';
import { TOWNS_FILE } from './towns';
import type { Translations } from './translations';
import { readTranslations } from './translations';

export interface CatalogueFiles {
  /** The version of the catalogue: a hash of its files. */
  version: string;
  providers(): ProviderRecord[];
  outcodes(): OutcodeRecord[];
  /** Parses one course at a time, because all of them take half a gigabyte of memory. */
  courses(): Iterable<CourseRecord>;
  subjectEarnings(): SubjectEarnings[];
  content<Kind extends ContentKind>(kind: Kind): ContentOf<Kind>[];
  /** The translations of the content. */
  translations: Translations;
}

/** Increment it when seeding changes, so that databases are seeded again from the same files. */
const SEED_FORMAT_VERSION = 4;

const TABLES = [
  'providers.ndjson.gz',
  'outcodes.json.gz',
  'courses.ndjson.gz',
  'subject-earnings.json.gz',
] as const;

/** Reads the shipped catalogue. Records are parsed on demand, because most starts find the version already seeded. */
export const readCatalogue = async (directory: string): Promise<CatalogueFiles> => {
  // Courses are imported by the towns, so a change to them is another version.
  const names = [...TABLES, TOWNS_FILE, ...contentKinds.map((kind) => `content/${kind}.json`)];
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const)),
  );
  const bytes = (name: string) => files.get(name) ?? Buffer.alloc(0);
  const unzipped = (name: (typeof TABLES)[number]) => gunzipSync(bytes(name)).toString();
  const lines = function* (name: (typeof TABLES)[number]): Iterable<unknown> {
    const text = unzipped(name);
    for (let start = 0, end = 0; start < text.length; start = end + 1) {
      end = text.indexOf('\n', start);
      if (end < 0) end = text.length;
      if (end > start) yield JSON.parse(text.slice(start, end));
    }
  };
  const translations = await readTranslations(join(directory, '../messages'));
  const hash = createHash('sha256').update(`${SEED_FORMAT_VERSION}`);
  for (const name of names) hash.update(bytes(name));
  hash.update(translations.version);
  return {
    version: hash.digest('hex').slice(0, 16),
    providers: () => z.array(providerRecordSchema).parse([...lines('providers.ndjson.gz')]),
    outcodes: () => z.array(outcodeRecordSchema).parse(JSON.parse(unzipped('outcodes.json.gz'))),
    subjectEarnings: () =>
      z.array(subjectEarningsSchema).parse(JSON.parse(unzipped('subject-earnings.json.gz'))),
    *courses() {
      for (const line of lines('courses.ndjson.gz')) yield courseRecordSchema.parse(line);
    },
    content: <Kind extends ContentKind>(kind: Kind) =>
      z
        .array(contentSchemas[kind])
        .parse(JSON.parse(bytes(`content/${kind}.json`).toString())) as ContentOf<Kind>[],
    translations,
  };
};
