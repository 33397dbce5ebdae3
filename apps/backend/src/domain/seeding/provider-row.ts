import type { Insertable } from 'kysely';
import { providerId } from '../catalogue/provider-id';
import type { ProviderRecord } from '../catalogue/record';
import type { ProviderTable } from '../../platform/database/types';

const TEF_RANKS: Readonly<Record<string, number>> = {
  'Requires improvement': 0,
  Bronze: 1,
  Silver: 2,
  Gold: 3,
};

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The row of a provider; `index` is its position in the list. */
export const providerRow = (record: ProviderRecord, index: number): Insertable<ProviderTable> => {
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
    tef_rank: TEF_RANKS[rating] ?? null,
    tef: json(record.tef),
    salary_median: record.salary?.median ?? null,
    salary: json(record.salary),
    continuation: json(record.continuation),
    employment: json(record.employment),
    // Set when the courses are seeded.
    course_count: 0,
    courses_published: record.courseCount,
    subjects: JSON.stringify(record.subjects),
    sites: JSON.stringify(record.sites),
    description: record.description,
  };
};

/** The index letter of a sort name, without accents; '0-9' for a name that does not begin with a letter. */
const letterOf = (sortName: string): string => {
  const first = sortName.normalize('NFKD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0-9';
};
