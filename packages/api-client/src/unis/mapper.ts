import * as v from 'valibot';
import type { Report } from '../base';
import { RawName, RawPage, RawProvider, RawRelated } from './schema';
import { slugOf } from './slug';
import type { Provider, ProviderName, ProviderPage, RelatedProvider } from './types';

/** Length of the part of a provider's id that stands in the site's URLs. */
const SHORT_ID = 8;

/**
 * From the source's shape to the product's (E-13). `extended` says whether the full record was asked for. Every field
 * is written out: copying the rest by spread made this the dearest line of a list page.
 */
export const toProvider = (raw: RawProvider, extended: boolean, report: Report): Provider => ({
  providerId: raw.providerId,
  providerCode: raw.institutionCode,
  shortProviderId: shortIdOf(raw.providerId),
  slug: slugOf(raw.name),
  name: raw.name,
  sortName: raw.sortName,
  aliases: raw.aliases,
  ukprn: raw.ukprn,
  image: raw.image,
  banner: raw.banner,
  address: raw.address,
  latlon: raw.latitude === null || raw.longitude === null ? null : { lat: raw.latitude, lng: raw.longitude },
  url: raw.websiteUrl,
  phone: raw.phone,
  email: raw.email,
  unibuddyId: raw.unibuddyId,
  entityId: raw.entityId,
  tef: raw.tef,
  nssScore: raw.nssScore,
  avgSalary: raw.salary?.median ?? null,
  salary: raw.salary,
  continuation: raw.continuation,
  employment: raw.employment,
  courseCount: raw.courseCount,
  distance: raw.distance ?? 0,
  extended,
  description: raw.description,
  subjects: raw.subjects,
  sites: raw.sites.map(({ name, latitude, longitude }) => ({ name, lat: latitude, lng: longitude })),
  related: raw.related.flatMap((entry) => readRelated(entry, report)),
});

/** A record of the API as a list of one provider, or of none with a log line when it is not a provider. */
export const readProvider = (record: unknown, extended: boolean, report: Report): Provider[] => {
  const parsed = v.safeParse(RawProvider, record, { abortPipeEarly: true });
  if (parsed.success) return [toProvider(parsed.output, extended, report)];
  report('A provider was left out because its record is not valid', v.flatten(parsed.issues).nested);
  return [];
};

/** An answer of C-05 as a page of providers; bad records are left out and reported. Throws when it is no page. */
export const readPage = (answer: unknown, extended: boolean, report: Report): ProviderPage => {
  const page = v.parse(RawPage, answer);
  return { ...page, results: page.results.flatMap((record) => readProvider(record, extended, report)) };
};

/** A record of C-14 as a list of one name, or of none with a log line. */
export const readName = (record: unknown, report: Report): ProviderName[] => {
  const parsed = v.safeParse(RawName, record);
  if (parsed.success) {
    const { id, name, sortName } = parsed.output;
    return [{ providerId: id, shortProviderId: shortIdOf(id), slug: slugOf(name), name, sortName }];
  }
  report('A provider name was left out because its record is not valid', v.flatten(parsed.issues).nested);
  return [];
};

const readRelated = (entry: unknown, report: Report): RelatedProvider[] => {
  const parsed = v.safeParse(RawRelated, entry);
  if (!parsed.success) return [];
  return readProvider(parsed.output.provider, false, report).map((provider) => ({
    provider,
    reasons: parsed.output.reasons,
  }));
};

const shortIdOf = (providerId: string): string => providerId.slice(0, SHORT_ID);
