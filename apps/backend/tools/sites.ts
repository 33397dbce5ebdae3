import { milesBetween } from '../src/domain/catalogue/miles';
import type { ProviderRecord } from '../src/domain/catalogue/record';
import type { Row } from './publication';
import type { SiteProvider } from '../src/domain/publication/place';
import {
  inUnitedKingdom,
  HOME_MILES,
  placeName,
  siteOf,
  welshPlaceName,
} from '../src/domain/publication/place';
import type { Places, Point } from '../src/domain/publication/published';
import { groupBy } from '../src/domain/publication/group-by';
import { cell } from './publication';

type Site = ProviderRecord['sites'][number] & { courses: number };

/** A location where a provider teaches, with its number of courses. */
export interface PublishedSite {
  row: Row;
  courses: number;
}

const MAX_SITES = 24;

/**
 * The locations where each provider teaches (by the provider's UKPRN). One that the collection assigns to another provider
 * counts only when a provider has none of its own.
 */
export const sitesByProvider = (
  locations: readonly Row[],
  courseLocations: readonly Row[],
): Map<string, PublishedSite[]> => {
  const location = new Map(locations.map((row) => [keyOf(row), row]));
  const result = new Map<string, PublishedSite[]>();
  for (const [ukprn, rows] of groupBy(courseLocations, (row) => cell(row, 'PUBUKPRN'))) {
    const sites = [...groupBy(rows, keyOf)].flatMap(([key, courses]) => {
      const row = location.get(key);
      return row
        ? [{ row, courses: new Set(courses.map((course) => cell(course, 'KISCOURSEID'))).size }]
        : [];
    });
    const own = sites.filter(({ row }) => ['', ukprn].includes(cell(row, 'LOCUKPRN')));
    result.set(ukprn, own.length > 0 ? own : sites);
  }
  return result;
};

/** A provider's UK sites with a position, mended where it has a slip; most courses first, at most 24. */
export const placedSites = (
  published: readonly PublishedSite[],
  provider: SiteProvider,
  places: Places,
): Site[] => {
  const sites = published.flatMap(({ row, courses }): Site[] => {
    const { point } = siteOf(row, provider, places);
    const welshName = welshPlaceName(row);
    return point ? [{ name: placeName(row), ...(welshName && { welshName }), ...point, courses }] : [];
  });
  return mergeSameName(sites).slice(0, MAX_SITES);
};

/** The providers (by UKPRN) whose sites are all abroad: their UK address is an office that no student travels to. */
export const providersAbroad = (locations: readonly Row[], courseLocations: readonly Row[]): Set<string> => {
  const location = new Map(locations.map((row) => [keyOf(row), row]));
  const isAbroad = (row: Row) => {
    const [latitude = 0, longitude = 0] = ['LATITUDE', 'LONGITUDE'].map((column) =>
      Number(cell(row, column)),
    );
    return (
      latitude !== 0 &&
      ![longitude, -longitude].some((each) => inUnitedKingdom({ latitude, longitude: each }))
    );
  };
  return new Set(
    [...groupBy(courseLocations, (row) => cell(row, 'PUBUKPRN'))].flatMap(([ukprn, rows]) => {
      const places = rows.map((row) => location.get(keyOf(row))).filter((row) => row !== undefined);
      return places.length > 0 && places.every(isAbroad) ? [ukprn] : [];
    }),
  );
};

const keyOf = (row: Row) => `${cell(row, 'UKPRN')} ${cell(row, 'LOCID')}`;

/** Merges sites that partner collections repeat under their own key. */
const mergeSameName = (sites: readonly Site[]): Site[] => {
  const merged = [...groupBy(sites, (site) => site.name.toLowerCase()).values()].flatMap(
    ([first, ...others]) =>
      first ? [{ ...first, courses: others.reduce((sum, other) => sum + other.courses, first.courses) }] : [],
  );
  return merged.sort((one, other) => other.courses - one.courses || (one.name < other.name ? -1 : 1));
};

/**
 * The position for the map: the busiest site within five miles of the address, else the centre of the address's outcode,
 * else (no address) the site with the provider's name, else the busiest.
 */
export const mainPoint = (
  name: string,
  sites: readonly Site[],
  address: Point | undefined,
): Point | undefined => {
  const nearbySite = address && sites.find((site) => milesBetween(site, address) <= HOME_MILES);
  const point = nearbySite ?? address ?? sites.find((site) => site.name === name) ?? sites[0];
  return point && { latitude: point.latitude, longitude: point.longitude };
};
