import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { OutcodeRecord, ProviderRecord } from './record';
import { outcodeRecordSchema, providerRecordSchema } from './record';

export interface CatalogueFiles {
  /** Hash of the files' bytes: the catalogue's version. */
  version: string;
  providers(): ProviderRecord[];
  outcodes(): OutcodeRecord[];
}

/** Raise it when the same files are to be seeded in another way. */
const SEEDING = 1;

/** Reads the shipped catalogue. Records are parsed only when asked for: a start that finds its version seeded needs none. */
export async function readCatalogue(directory: string): Promise<CatalogueFiles> {
  const [providers, outcodes] = await Promise.all(
    ['providers.ndjson.gz', 'outcodes.json.gz'].map((name) => readFile(join(directory, name))),
  );
  if (!providers || !outcodes) throw new Error(`The catalogue in ${directory} is not complete.`);
  return {
    version: createHash('sha256')
      .update(`${SEEDING}`)
      .update(providers)
      .update(outcodes)
      .digest('hex')
      .slice(0, 16),
    providers: () =>
      gunzipSync(providers)
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => providerRecordSchema.parse(JSON.parse(line))),
    outcodes: () => z.array(outcodeRecordSchema).parse(JSON.parse(gunzipSync(outcodes).toString())),
  };
}
