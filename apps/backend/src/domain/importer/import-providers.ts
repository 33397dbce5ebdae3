import { sql } from 'kysely';
import { providerRecordSchema } from '../catalogue/record';
import type { Database } from '../../platform/database/connection';
import { cell } from '../publication/published';
import type { Lookups, Places, Row } from '../publication/published';
import { nationOf, placeName, siteOf, welshPlaceName } from '../publication/place';
import { cahNames } from '../courses/cah-names';
import { providerRow } from '../seeding/provider-row';
import type { Report } from './report';
import { recordAddedProviders } from '../changes/record-changes';

/**
 * Adds the providers of the publication that are missing from the table and returns their number. Providers without a
 * name, a nation, a position or a course are reported instead. Existing providers are not changed.
 */
export const addProviders = async (
  database: Database,
  lookups: Pick<Lookups, 'places' | 'year'>,
  report: Report,
): Promise<number> => {
  const missing = await database
    .selectFrom('publication_row')
    .select('row')
    .where('part', '=', 'INSTITUTION')
    .where(sql<boolean>`not exists (select from provider where short_id = "row" ->> 'PUBUKPRN')`)
    .orderBy('key')
    .execute();
  const rowByUkprn = new Map<string, Row>();
  for (const { row } of missing) {
    const ukprn = cell(row, 'PUBUKPRN');
    if (!rowByUkprn.has(ukprn) || cell(row, 'UKPRN') === ukprn) rowByUkprn.set(ukprn, row);
  }
  const records = [];
  for (const [ukprn, row] of rowByUkprn) {
    const record = await recordOf(database, ukprn, row, lookups);
    if ('reason' in record) {
      report.add({ file: 'INSTITUTION', line: null, reason: record.reason, key: ukprn });
    } else records.push(record);
  }
  if (records.length > 0) await insertProviders(database, records, lookups.year);
  return records.length;
};

const recordOf = async (database: Database, ukprn: string, row: Row, lookups: Pick<Lookups, 'places'>) => {
  const name = (cell(row, 'FIRST_TRADING_NAME') || cell(row, 'LEGAL_NAME')).replace(
    / (Limited|Ltd\.?|plc)$/i,
    '',
  );
  const country = nationOf(cell(row, 'PUBUKPRNCOUNTRY'));
  if (!name) return { reason: 'the provider has no name' };
  if (!country) return { reason: 'the provider’s nation is not one of the four' };
  const sites = await sitesOf(database, ukprn, lookups.places);
  const [site] = sites;
  if (!site) return { reason: 'the provider has no place with a position in the United Kingdom' };
  const subjects = await subjectsOf(database, ukprn);
  const courses = await courseCount(database, ukprn);
  if (courses === 0) return { reason: 'the provider publishes no course' };
  const { latitude, longitude } = site;
  const { town, region } = lookups.places.townAt(site, country);
  return providerRecordSchema.parse({
    ukprn,
    name,
    sortName: name.replace(/^(The|University of) (.+)$/, '$2, $1'),
    aliases: [],
    address: { line1: null, line2: null, line3: null, town, postcode: null },
    country,
    region,
    latitude,
    longitude,
    website: null,
    phone: null,
    tef: null,
    salary: null,
    continuation: null,
    employment: null,
    courseCount: courses,
    subjects,
    sites: sites.slice(0, 24),
    description: `${name} teaches in ${town ?? region}. It publishes ${courses} course${courses === 1 ? '' : 's'}.`,
  });
};

const sitesOf = async (database: Database, ukprn: string, places: Places) => {
  const rows = await database
    .selectFrom('publication_row')
    .select('row')
    .where('part', '=', 'LOCATION')
    .where(sql<boolean>`"row" ->> 'UKPRN' = ${ukprn}`)
    .orderBy('key')
    .execute();
  return rows.flatMap(({ row }) => {
    const { point } = siteOf(row, { ukprn, latitude: null, longitude: null, addressLines: [] }, places);
    const name = placeName(row);
    const welshName = welshPlaceName(row);
    return point && name ? [{ name, ...(welshName && { welshName }), ...point }] : [];
  });
};

/** Courses by top-level subject, most first. */
const subjectsOf = async (database: Database, ukprn: string) => {
  const { rows } = await sql<{ code: string; courses: number }>`
    select left(subject ->> 'SBJ', 5) as code, count(distinct kis_course_id)::integer as courses
    from course_statistics, jsonb_array_elements(rows) as subject
    where part = 'SBJ' and pub_ukprn = ${ukprn}
    group by 1 order by 2 desc, 1`.execute(database);
  return rows.map(({ code, courses }) => ({ code, name: cahNames[code] ?? code, courses }));
};

const courseCount = async (database: Database, ukprn: string): Promise<number> => {
  const { rows } = await sql<{ courses: number }>`
    select count(distinct kis_course_id)::integer as courses
    from course_statistics where pub_ukprn = ${ukprn}`.execute(database);
  return rows[0]?.courses ?? 0;
};

/** Inserts the providers and renumbers the positions of all providers by sort name. */
const insertProviders = (
  database: Database,
  records: readonly Parameters<typeof providerRow>[0][],
  year: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('provider')
      .select((select) => select.fn.max('sort_order').as('last'))
      .executeTakeFirst();
    const nextPosition = (last?.last ?? 0) + 1;
    const rows = records.map((record, index) => providerRow(record, nextPosition + index));
    await transaction.insertInto('provider').values(rows).execute();
    await recordAddedProviders(transaction, rows, year);
    const all = await transaction.selectFrom('provider').select(['short_id', 'sort_name']).execute();
    const order = all
      .sort((one, other) => one.sort_name.localeCompare(other.sort_name, 'en'))
      .map(({ short_id }, sort_order) => ({ short_id, sort_order }));
    // First makes all positions negative, because the unique constraint applies to each row at once.
    await sql`update provider set sort_order = -1 - sort_order`.execute(transaction);
    await sql`
      update provider set sort_order = new.sort_order
      from json_to_recordset(${JSON.stringify(order)}::json) as new (short_id text, sort_order integer)
      where provider.short_id = new.short_id`.execute(transaction);
    await sql`update data_revision set revision = revision + 1`.execute(transaction);
  });
