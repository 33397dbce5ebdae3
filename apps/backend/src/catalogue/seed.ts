import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/connection';
import type { ProviderTable } from '../database/types';
import type { CatalogueFiles } from './files';
import { providerId } from './provider-id';
import type { ProviderRecord } from './record';

const batch = 500;
/** Any fixed number: it keeps two servers on one database from seeding at once. */
const seedingLock = 4_210_001;

/**
 * Fills the tables from the catalogue when they hold another version of it, in one transaction: a reader sees the old
 * catalogue or the new one. Returns whether anything was written.
 */
export function seed(database: Database, catalogue: CatalogueFiles): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction);
    const current = await transaction.selectFrom('catalogue_version').select('hash').executeTakeFirst();
    if (current?.hash === catalogue.version) return false;
    for (const table of ['catalogue_version', 'outcode', 'provider'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    for (const rows of inBatches(catalogue.providers().map(toRow))) {
      await transaction.insertInto('provider').values(rows).execute();
    }
    const outcodes = catalogue.outcodes().map(([outcode, latitude, longitude, town, region, country]) => ({
      outcode,
      latitude,
      longitude,
      town,
      region,
      country,
    }));
    for (const rows of inBatches(outcodes)) await transaction.insertInto('outcode').values(rows).execute();
    await transaction.insertInto('catalogue_version').values({ id: 1, hash: catalogue.version }).execute();
    return true;
  });
}

function* inBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batch) yield rows.slice(start, start + batch);
}

const tefRanks: Readonly<Record<string, number>> = {
  'Requires improvement': 0,
  Bronze: 1,
  Silver: 2,
  Gold: 3,
};

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

function toRow(record: ProviderRecord, index: number): Insertable<ProviderTable> {
  const rating = record.tef?.overall ?? 'none';
  return {
    provider_id: providerId(record.ukprn),
    short_id: record.ukprn,
    ukprn: record.ukprn,
    name: record.name,
    sort_name: record.sortName,
    sort_order: index,
    letter: letterOf(record.sortName),
    aliases: JSON.stringify(record.aliases),
    line1: record.address.line1,
    line2: record.address.line2,
    line3: record.address.line3,
    town: record.address.town,
    postcode: record.address.postcode,
    country: record.country,
    region: record.region,
    latitude: record.latitude,
    longitude: record.longitude,
    website: record.website,
    phone: record.phone,
    tef_rating: rating,
    tef_rank: tefRanks[rating] ?? null,
    tef: json(record.tef),
    salary_median: record.salary?.median ?? null,
    salary: json(record.salary),
    continuation: json(record.continuation),
    employment: json(record.employment),
    course_count: record.courseCount,
    subjects: JSON.stringify(record.subjects),
    sites: JSON.stringify(record.sites),
    description: record.description,
  };
}

/** The index letter of a sort name, accents aside; '0-9' for one that begins with anything but a letter. */
function letterOf(sortName: string): string {
  const first = sortName.normalize('NFKD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0-9';
}
