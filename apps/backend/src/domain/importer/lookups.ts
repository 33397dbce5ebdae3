import { sql } from 'kysely';
import { outcodeRecordSchema } from '../catalogue/record';
import type { Database } from '../../platform/database/connection';
import type { TownRecord } from '../catalogue/towns';
import { createPlaces } from '../publication/places';
import type { Lookups, Row } from '../publication/published';
import { cell } from '../publication/published';

/** Reads the publication's lookup tables, a few thousand rows, from the database. */
export const readLookups = async (database: Database, towns: readonly TownRecord[]): Promise<Lookups> => {
  const index = async (part: string, key: (row: Row) => string) => {
    const rows = await database
      .selectFrom('publication_row')
      .select('row')
      .where('part', '=', part)
      .execute();
    return new Map(rows.map(({ row }) => [key(row), row as Row] as const));
  };
  const aims = await index('KISAIM', (row) => cell(row, 'KISAIMCODE'));
  const accreditations = await index('ACCREDITATIONTABLE', (row) => cell(row, 'ACCTYPE'));
  const locations = await index('LOCATION', (row) => `${cell(row, 'UKPRN')} ${cell(row, 'LOCID')}`);
  const files = await database.selectFrom('imported_file').select('part').execute();
  const availableParts = new Set(files.map(({ part }) => part));
  const outcodes = await database.selectFrom('outcode').selectAll().orderBy('outcode').execute();
  return {
    year: await publicationYear(database),
    holds: (part) => availableParts.has(part),
    aim: (code) => aims.get(code),
    accreditation: (type) => accreditations.get(type),
    location: (ukprn, id) => locations.get(`${ukprn} ${id}`),
    places: createPlaces(
      outcodes.map((row) =>
        outcodeRecordSchema.parse([
          row.outcode,
          row.latitude,
          row.longitude,
          row.town,
          row.region,
          row.country,
        ]),
      ),
      towns,
    ),
  };
};

/**
 * Derives the publication year, which the files do not state: the year after the end of the latest year of entrants
 * ('2023-24' gives 2025).
 */
const publicationYear = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ newest: string | null }>`
    select max(rows -> 0 ->> 'ENTAGGYEAR') as newest from course_statistics where part = 'ENTRY'`.execute(
    database,
  );
  const newest = rows[0]?.newest;
  return newest ? Number(newest.slice(0, 4)) + 2 : new Date().getFullYear();
};
