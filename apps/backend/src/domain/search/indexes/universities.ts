import { providerImagePaths } from '../../artwork';
import { MODE_LABELS } from '../../courses/listing/facets';
import { tariffBandOf, tariffBands } from '../../courses/figures/tariff-bands';
import type { Database } from '../../../platform/database/connection';
import type { IndexDefinition } from './definition';
import { settings } from './definition';
import { links } from './links';
import { plainText } from './plain-text';
import { widerCohort } from './salary-cohort';

/** `d10_universities`: one record for each provider; its objectID is the short id. */
export const universities: IndexDefinition = {
  kind: 'universities',
  settings: settings('universities', {
    names: ['title', 'aliases'],
    searchable: ['title', 'aliases', 'town', 'region', 'subjects', 'summary'],
    texts: ['subjects', 'summary'],
    facets: [
      ...['kind', 'region', 'country', 'town', 'tef', 'subjects', 'studyMode', 'tariffBand'],
      ...['courseCount', 'salary', 'employment'],
    ],
    ranking: [{ attribute: 'courseCount', descending: true }],
    sorts: ['title', 'courseCount', 'salary', 'employment'],
  }),
  async *records({ database }) {
    const taught = await readTaught(database);
    const rows = await database
      .selectFrom('provider')
      .select(['short_id', 'provider_id', 'name', 'sort_name', 'aliases', 'town', 'region', 'country'])
      .select(['latitude', 'longitude', 'tef_rating', 'salary', 'employment', 'continuation'])
      .select(['course_count', 'courses_published', 'subjects', 'sites', 'description'])
      .orderBy('sort_order')
      .execute();
    for (const row of rows) {
      const { latitude, longitude } = row;
      const main = latitude === null || longitude === null ? [] : [{ lat: latitude, lng: longitude }];
      yield {
        objectID: row.short_id,
        kind: 'university',
        title: row.name,
        sortName: row.sort_name,
        aliases: row.aliases,
        summary: plainText(row.description.split('\n\n')[0] ?? ''),
        url: links.university(row.short_id, row.name),
        ...providerImagePaths(row.short_id),
        providerId: row.provider_id,
        town: row.town,
        region: row.region,
        country: row.country,
        tef: row.tef_rating === 'none' ? null : row.tef_rating,
        subjects: row.subjects.map(({ name }) => name),
        studyMode: Object.entries(MODE_LABELS).flatMap(([mode, label]) =>
          taught.get(row.short_id)?.modes.has(mode) ? [label] : [],
        ),
        tariffBand: tariffBands.flatMap(({ name }) =>
          taught.get(row.short_id)?.bands.has(name) ? [name] : [],
        ),
        courseCount: row.course_count,
        coursesPublished: row.courses_published,
        salary: row.salary?.median ?? null,
        salaryCohort: widerCohort('provider', row.salary),
        employment: row.employment?.percent ?? null,
        continuation: row.continuation?.percent ?? null,
        _tags: ['university'],
        _geoloc: [...main, ...row.sites.map((site) => ({ lat: site.latitude, lng: site.longitude }))],
      };
    }
  },
};

/** Reads the modes and the bands of tariff points of the courses of each provider, by short id. */
const readTaught = async (database: Database) => {
  const rows = await database
    .selectFrom('course')
    .select(['provider', 'modes', 'tariff_typical'])
    .distinct()
    .execute();
  const taught = new Map<string, { modes: Set<string>; bands: Set<string> }>();
  for (const { provider, modes, tariff_typical } of rows) {
    const found = taught.get(provider) ?? { modes: new Set(), bands: new Set() };
    for (const mode of modes) found.modes.add(mode);
    const band = tariffBandOf(tariff_typical);
    if (band !== null) found.bands.add(band);
    taught.set(provider, found);
  }
  return taught;
};
