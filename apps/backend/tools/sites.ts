import { milesBetween } from '../src/domain/catalogue/miles';
import type { ProviderRecord } from '../src/domain/catalogue/record';
import type { Point } from './places';
import type { Row } from './publication';
import {
  correctSign,
  inUnitedKingdom,
  NEARBY_MILES,
  placeName,
  welshPlaceName,
} from '../src/domain/publication/place';
import { groupBy } from '../src/domain/publication/group-by';
import { cell } from './publication';

export type Site = ProviderRecord['sites'][number] & { courses: number };

/** Sites whose published position is miles out at sea or counties away from their address: these get no marker. */
const MISPLACED_SITES = new Set(['10001000 BC', '10002718 AA', '10007778 PC', '10041295 14']);
const MAX_SITES = 24;

/**
 * The UK sites where each provider teaches (by the provider's UKPRN), most courses first, at most 24. A site that the
 * collection assigns to another provider counts only when a provider has no site of its own.
 */
export const sitesByProvider = (
  locations: readonly Row[],
  courseLocations: readonly Row[],
): Map<string, Site[]> => {
  const location = new Map(locations.map((row) => [keyOf(row), row]));
  const result = new Map<string, Site[]>();
  for (const [ukprn, rows] of groupBy(courseLocations, (row) => cell(row, 'PUBUKPRN'))) {
    const used = groupBy(rows, keyOf);
    const places = [...used].flatMap(([key, courses]) => {
      const row = location.get(key);
      return row
        ? [{ row, site: toSite(row, new Set(courses.map((course) => cell(course, 'KISCOURSEID'))).size) }]
        : [];
    });
    const ukPlaces = places.filter(
      ({ row, site }) => inUnitedKingdom(site) && !MISPLACED_SITES.has(keyOf(row)),
    );
    const own = ukPlaces.filter(({ row }) => ['', ukprn].includes(cell(row, 'LOCUKPRN')));
    const sites = (own.length > 0 ? own : ukPlaces).map(({ site }) => site);
    result.set(ukprn, mergeSameName(sites).slice(0, MAX_SITES));
  }
  return result;
};

/** The providers (by UKPRN) whose sites are all abroad: their UK address is an office that no student travels to. */
export const providersAbroad = (locations: readonly Row[], courseLocations: readonly Row[]): Set<string> => {
  const location = new Map(locations.map((row) => [keyOf(row), row]));
  const isAbroad = (row: Row) => {
    const site = toSite(row, 0);
    return (
      site.latitude !== 0 &&
      !Number.isNaN(site.latitude) &&
      ![site, { ...site, longitude: -site.longitude }].some(inUnitedKingdom)
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

const toSite = (row: Row, courses: number): Site => {
  const welshName = welshPlaceName(row);
  return {
    name: placeName(row),
    ...(welshName && { welshName }),
    latitude: Number(cell(row, 'LATITUDE')),
    longitude: Number(cell(row, 'LONGITUDE')),
    courses,
  };
};

/** Merges sites that partner collections repeat under their own key. */
const mergeSameName = (sites: readonly Site[]): Site[] => {
  const merged = [...groupBy(sites, (site) => site.name.toLowerCase()).values()].flatMap(
    ([first, ...others]) =>
      first ? [{ ...first, courses: others.reduce((sum, other) => sum + other.courses, first.courses) }] : [],
  );
  return merged.sort((one, other) => other.courses - one.courses || (one.name < other.name ? -1 : 1));
};

/**
 * Some sites west of Greenwich are published with an eastern longitude: the sign is inverted where that moves them
 * close to the address.
 */
export const correctSigns = (sites: readonly Site[], address: Point | undefined): Site[] =>
  address ? sites.map((site) => correctSign(site, address)) : [...sites];

/**
 * The position for the map: the busiest site within ten miles of the address, else the centre of the address's outcode,
 * else (no address) the site with the provider's name, else the busiest.
 */
export const mainPoint = (
  name: string,
  sites: readonly Site[],
  address: Point | undefined,
): Point | undefined => {
  const nearbySite = address && sites.find((site) => milesBetween(site, address) <= NEARBY_MILES);
  const point = nearbySite ?? address ?? sites.find((site) => site.name === name) ?? sites[0];
  return point && { latitude: point.latitude, longitude: point.longitude };
};
