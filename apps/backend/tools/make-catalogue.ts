// Builds the catalogue from the published files: `npx tsx apps/backend/tools/make-catalogue.ts <folder>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { providerRecordSchema } from '../src/domain/catalogue/record';
import { collectProviders } from './collect-providers';
import { collectCourses } from './courses/collect-courses';
import { describeProviders } from './description/describe';
import { createPlaces } from '../src/domain/publication/places';
import { readTowns } from '../src/domain/catalogue/towns';
import { outcodeRecords } from './places';
import { readCsv, readDiscoverUni } from './publication';
import { writeTowns } from './towns';

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Pass the folder of the published files as the argument.');
  process.exit(1);
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(source, path), 'utf8'));
const target = join(import.meta.dirname, '../catalogue');
writeTowns(source, target);
const outcodes = outcodeRecords(readCsv(join(source, 'outcodes/postcodes.csv')), readTowns(target));
const places = createPlaces(outcodes, readTowns(target));
const facts = collectProviders({
  collection: readDiscoverUni(source),
  places,
  outcodes,
  subjectNames: (json('dfe-reference-data/cah.json') as { l1: Record<string, string> }).l1,
  institutions: json('dfe-reference-data/institutions.json') as [],
});
const { courses, subjectEarnings, skipped } = collectCourses(source, facts, places);
const providers = describeProviders(facts, courses).map((provider) => providerRecordSchema.parse(provider));

const write = (name: string, text: string) => writeFileSync(join(target, name), gzipSync(text, { level: 9 }));
const lines = (records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
write('providers.ndjson.gz', lines(providers));
write('outcodes.json.gz', JSON.stringify(outcodes));
write('courses.ndjson.gz', lines(courses));
write('subject-earnings.json.gz', JSON.stringify(subjectEarnings));
console.log(
  `${providers.length} providers, ${outcodes.length} outcodes and ${courses.length} courses written to ${target}; ` +
    `${skipped.length} courses skipped`,
);
for (const line of skipped) console.log(line);
