import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { ContentKind, ContentOf } from './content';
import { contentKinds, contentSchemas } from './content';
import type { CourseRecord } from './course-record';
import { courseRecordSchema } from './course-record';
import type { OutcodeRecord, ProviderRecord } from './record';
import { outcodeRecordSchema, providerRecordSchema } from './record';

export interface CatalogueFiles {
  /** Hash of the files' bytes: the catalogue's version. */
  version: string;
  providers(): ProviderRecord[];
  outcodes(): OutcodeRecord[];
  courses(): CourseRecord[];
  content<Kind extends ContentKind>(kind: Kind): ContentOf<Kind>[];
}

/** Raise it when the same files are to be seeded in another way. */
const SEEDING = 2;

const tables = ['providers.ndjson.gz', 'outcodes.json.gz', 'courses.ndjson.gz'] as const;

/** Reads the shipped catalogue. Records are parsed only when asked for: a start that finds its version seeded needs none. */
export async function readCatalogue(directory: string): Promise<CatalogueFiles> {
  const names = [...tables, ...contentKinds.map((kind) => `content/${kind}.json`)];
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const)),
  );
  const bytes = (name: string) => files.get(name) ?? Buffer.alloc(0);
  const unzipped = (name: (typeof tables)[number]) => gunzipSync(bytes(name)).toString();
  const lines = (name: (typeof tables)[number]): unknown[] =>
    unzipped(name)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const hash = createHash('sha256').update(`${SEEDING}`);
  for (const name of names) hash.update(bytes(name));
  return {
    version: hash.digest('hex').slice(0, 16),
    providers: () => z.array(providerRecordSchema).parse(lines('providers.ndjson.gz')),
    outcodes: () => z.array(outcodeRecordSchema).parse(JSON.parse(unzipped('outcodes.json.gz'))),
    courses: () => z.array(courseRecordSchema).parse(lines('courses.ndjson.gz')),
    content: <Kind extends ContentKind>(kind: Kind) =>
      z
        .array(contentSchemas[kind])
        .parse(JSON.parse(bytes(`content/${kind}.json`).toString())) as ContentOf<Kind>[],
  };
}
