import type { ProviderRecord } from '../src/domain/catalogue/record';
import { parseAddress, parsePhone, parseWebsite } from './addresses';
import { continuationFigure, courseKey, employmentFigure, salaryFigure } from './figures';
import { providerAliases, providerName, sortName } from './provider-names/names';
import type { OutcodeRecord } from '../src/domain/catalogue/record';
import { addressLines } from '../src/domain/publication/place';
import type { Places } from '../src/domain/publication/published';
import { nationOf, regionOf } from './places';
import type { DiscoverUni, Row } from './publication';
import { groupBy } from '../src/domain/publication/group-by';
import { cell } from './publication';
import type { PublishedSite } from './sites';
import { mainPoint, placedSites, providersAbroad, sitesByProvider } from './sites';
import { courseTotal, partTimeTotal, subjectShares } from './subjects';
import { tefFigure } from './tef';

interface Institution {
  ukprn: string;
  name: string;
  match_synonyms: string[];
  suggestion_synonyms: string[];
}

interface Sources {
  collection: DiscoverUni;
  places: Places;
  outcodes: readonly OutcodeRecord[];
  subjectNames: Readonly<Record<string, string>>;
  institutions: readonly Institution[];
}

/**
 * The known facts of a provider before its description is written; `partTime` is the number of part-time courses,
 * `abroad` whether all are taught outside the UK.
 */
export type ProviderFacts = Omit<ProviderRecord, 'description'> & { partTime: number; abroad: boolean };

/** Every provider of the collection that publishes at least one course, sorted by sort name. */
export const collectProviders = (sources: Sources): ProviderFacts[] => {
  const { collection, places, outcodes, subjectNames, institutions } = sources;
  const byOutcode = new Map(outcodes.map((outcode) => [outcode[0], outcode]));
  const institutionRows = byProvider(collection.institutions);
  const nameOf = (ukprn: string) => {
    const row = ownRow(institutionRows.get(ukprn) ?? []);
    return row && providerName(row);
  };
  const figuresOf = figuresByProvider(collection, nameOf);
  const courses = byProvider(collection.subjects);
  const sites = sitesByProvider(collection.locations, collection.courseLocations);
  const abroad = providersAbroad(collection.locations, collection.courseLocations);
  const institutionById = new Map(institutions.map((institution) => [institution.ukprn, institution]));

  const providers = [...institutionRows].flatMap(([ukprn, rows]): ProviderFacts[] => {
    const row = ownRow(rows);
    const taught = courses.get(ukprn);
    if (!row || !taught) return [];
    const name = providerName(row);
    const {
      point,
      sites: correctedSites,
      ...place
    } = locate(row, name, {
      published: sites.get(ukprn) ?? [],
      places,
      byOutcode,
    });
    return [
      {
        ukprn,
        name,
        sortName: sortName(name),
        aliases: providerAliases(name, row, synonymsOf(institutionById.get(ukprn))),
        ...place,
        // The UK office of a provider that teaches abroad is not a place to measure distances to.
        ...(abroad.has(ukprn) ? { latitude: null, longitude: null } : point),
        abroad: abroad.has(ukprn),
        website: parseWebsite(cell(row, 'PROVURL')),
        phone: parsePhone(cell(row, 'PROVTEL')),
        ...figuresOf(ukprn),
        courseCount: courseTotal(taught),
        partTime: partTimeTotal(taught),
        subjects: subjectShares(taught, subjectNames),
        sites: correctedSites.map((site) => ({
          name: site.name,
          ...(site.welshName && { welshName: site.welshName }),
          latitude: site.latitude,
          longitude: site.longitude,
        })),
      },
    ];
  });
  return providers.sort((one, other) => one.sortName.localeCompare(other.sortName, 'en'));
};

const byProvider = (rows: readonly Row[]) => groupBy(rows, (row) => cell(row, 'PUBUKPRN'));

/** Indexes the figures of the collection, and returns a function from a UKPRN to its figures. */
const figuresByProvider = (collection: DiscoverUni, nameOf: Parameters<typeof tefFigure>[1]) => {
  const tef = byProvider(collection.tef);
  const salaries = byProvider(collection.salaries);
  const continuation = byProvider(collection.continuation);
  const employment = byProvider(collection.employment);
  const subjectsOf = new Map(
    [...groupBy(collection.subjects, courseKey)].map(([key, rows]) => [
      key,
      rows.map((row) => cell(row, 'SBJ')),
    ]),
  );
  return (ukprn: string) => ({
    tef: tefFigure(tef.get(ukprn) ?? [], nameOf),
    salary: salaryFigure(salaries.get(ukprn) ?? [], subjectsOf),
    continuation: continuationFigure(continuation.get(ukprn) ?? [], subjectsOf),
    employment: employmentFigure(employment.get(ukprn) ?? [], subjectsOf),
  });
};

const synonymsOf = (institution: Institution | undefined): string[] =>
  institution ? [institution.name, ...institution.match_synonyms, ...institution.suggestion_synonyms] : [];

/** The address, nation, region, main point and corrected sites of a provider; throws where no point can be derived. */
const locate = (
  row: Row,
  name: string,
  {
    published,
    places,
    byOutcode,
  }: {
    published: readonly PublishedSite[];
    places: Places;
    byOutcode: ReadonlyMap<string, OutcodeRecord>;
  },
) => {
  const address = parseAddress(cell(row, 'PROVADDRESS'));
  const outcode = byOutcode.get(address.postcode?.split(' ')[0] ?? '');
  const centre = outcode && { latitude: outcode[1], longitude: outcode[2] };
  const { latitude, longitude } = centre ?? { latitude: null, longitude: null };
  const sites = placedSites(
    published,
    { ukprn: cell(row, 'PUBUKPRN'), latitude, longitude, addressLines: addressLines(address) },
    places,
  );
  const point = mainPoint(name, sites, centre);
  if (!point) throw new Error(`${name} has neither a site nor a postcode.`);
  const country = nationOf(cell(row, 'PUBUKPRNCOUNTRY'));
  const region = regionOf(country, outcode, point, places);
  const town = address.town ?? places.townAt(point, country).town;
  return { address: { ...address, town }, country, region, point, sites };
};

/** For a provider listed under several registering institutions, uses its own row where it has one. */
const ownRow = (rows: readonly Row[]) =>
  rows.find((row) => cell(row, 'UKPRN') === cell(row, 'PUBUKPRN')) ?? rows[0];
