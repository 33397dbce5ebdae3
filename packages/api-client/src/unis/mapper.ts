import * as v from 'valibot';
import type { Report } from '../base';
import { RawName, RawPage, RawProvider, RawRelated, RawSummary } from './schema';
import { understoodIn } from '../search/understood';
import { shortProviderIdOf, slugOf } from '../page-urls';
import type { Provider, ProviderName, ProviderPage, ProviderSummary, RelatedProvider } from './types';

/** Maps a source record to a provider summary (E-13). */
export const toSummary = (raw: RawSummary): ProviderSummary => ({
  providerId: raw.providerId,
  shortProviderId: shortProviderIdOf(raw.providerId),
  slug: slugOf(raw.name),
  name: raw.name,
  image: raw.image,
  address: raw.address,
  latlon: raw.latitude === null || raw.longitude === null ? null : { lat: raw.latitude, lng: raw.longitude },
  tef: raw.tef,
  avgSalary: raw.salary?.median ?? null,
  salary: raw.salary && { graduates: raw.salary.graduates, year: raw.salary.year },
  absences: raw.absences,
  courseCount: raw.courseCount,
  coursesPublished: Math.max(raw.coursesPublished, raw.courseCount),
  distance: raw.distance ?? 0,
  extended: false,
});

/** Maps a source record to a full provider (E-13). */
const toProvider = (raw: RawProvider, report: Report): Provider => ({
  ...toSummary(raw),
  providerCode: raw.institutionCode,
  sortName: raw.sortName,
  aliases: raw.aliases,
  ukprn: raw.ukprn,
  banner: raw.banner,
  address: raw.address,
  url: raw.websiteUrl,
  phone: raw.phone,
  email: raw.email,
  unibuddyId: raw.unibuddyId,
  entityId: raw.entityId,
  tef: raw.tef,
  nssScore: raw.nssScore,
  survey: raw.survey,
  salary: raw.salary,
  continuation: raw.continuation,
  employment: raw.employment,
  absences: raw.absences,
  extended: true,
  description: raw.description,
  subjects: raw.subjects,
  sites: raw.sites.map(({ name, latitude, longitude }) => ({ name, lat: latitude, lng: longitude })),
  related: raw.related.flatMap((entry) => readRelated(entry, report)),
});

const LEFT_OUT = 'A provider was left out because its record is not valid';

/** Parses a record as a list of one provider; empty, with a log line, when it is invalid. */
export const readProvider = (record: unknown, report: Report): Provider[] => {
  const parsed = v.safeParse(RawProvider, record, { abortPipeEarly: true });
  if (parsed.success) return [toProvider(parsed.output, report)];
  report(LEFT_OUT, v.flatten(parsed.issues).nested);
  return [];
};

const readSummary = (record: unknown, report: Report): ProviderSummary[] => {
  const parsed = v.safeParse(RawSummary, record, { abortPipeEarly: true });
  if (parsed.success) return [toSummary(parsed.output)];
  report(LEFT_OUT, v.flatten(parsed.issues).nested);
  return [];
};

/**
 * Parses a response of C-05 as a page of providers; invalid records are omitted and reported. Throws when it is not a
 * page.
 */
export const readPage = (answer: unknown, report: Report): ProviderPage => {
  const { understood, ...page } = v.parse(RawPage, answer);
  return {
    ...page,
    ...understoodIn([understood]),
    results: page.results.flatMap((record) => readSummary(record, report)),
  };
};

/** Parses a record of C-14 as a list of one name; empty, with a log line, when it is invalid. */
export const readName = (record: unknown, report: Report): ProviderName[] => {
  const parsed = v.safeParse(RawName, record);
  if (parsed.success) {
    const { id, name, sortName } = parsed.output;
    return [{ providerId: id, shortProviderId: shortProviderIdOf(id), slug: slugOf(name), name, sortName }];
  }
  report('A provider name was left out because its record is not valid', v.flatten(parsed.issues).nested);
  return [];
};

const readRelated = (entry: unknown, report: Report): RelatedProvider[] => {
  const parsed = v.safeParse(RawRelated, entry);
  if (!parsed.success) return [];
  return readSummary(parsed.output.provider, report).map((provider) => ({
    provider,
    reasons: parsed.output.reasons,
  }));
};
