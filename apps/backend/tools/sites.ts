import { milesBetween } from '../src/catalogue/miles';
import type { ProviderRecord } from '../src/catalogue/record';
import type { Point } from './places';
import type { Row } from './publication';
import { groupBy } from '../src/publication/group-by';
import { cell } from './publication';

export type Site = ProviderRecord['sites'][number] & { courses: number };

const nearby = 10;
/** Sites published miles out to sea or counties away from their own address: better no marker than a wrong one. */
const misplaced = new Set(['10001000 BC', '10002718 AA', '10007778 PC', '10041295 14']);
const mostListed = 24;

const inUnitedKingdom = (point: Point) =>
  point.latitude > 49.8 && point.latitude < 61 && point.longitude > -8.7 && point.longitude < 1.9;

/**
 * The UK places where each provider teaches (by the provider's UKPRN), most courses first, at most 24. A place that the
 * collection assigns to another provider counts only when a provider has no place of its own.
 */
export function sitesByProvider(
  locations: readonly Row[],
  courseLocations: readonly Row[],
): Map<string, Site[]> {
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
    const reachable = places.filter(({ row, site }) => inUnitedKingdom(site) && !misplaced.has(keyOf(row)));
    const own = reachable.filter(({ row }) => ['', ukprn].includes(cell(row, 'LOCUKPRN')));
    const chosen = (own.length > 0 ? own : reachable).map(({ site }) => site);
    result.set(ukprn, mergeSameName(chosen).slice(0, mostListed));
  }
  return result;
}

/** The providers (by UKPRN) whose every place lies abroad: their address in the UK is an office, and no place to travel to. */
export function taughtAbroad(locations: readonly Row[], courseLocations: readonly Row[]): Set<string> {
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
}

const keyOf = (row: Row) => `${cell(row, 'UKPRN')} ${cell(row, 'LOCID')}`;

const toSite = (row: Row, courses: number): Site => ({
  name: cell(row, 'LOCNAME').replaceAll(/\s+/g, ' ').replaceAll("'", '’'),
  latitude: Number(cell(row, 'LATITUDE')),
  longitude: Number(cell(row, 'LONGITUDE')),
  courses,
});

/** Partner collections repeat a site under their own key. */
function mergeSameName(sites: readonly Site[]): Site[] {
  const merged = [...groupBy(sites, (site) => site.name.toLowerCase()).values()].flatMap(
    ([first, ...others]) =>
      first ? [{ ...first, courses: others.reduce((sum, other) => sum + other.courses, first.courses) }] : [],
  );
  return merged.sort((one, other) => other.courses - one.courses || (one.name < other.name ? -1 : 1));
}

/** Some sites are published east of Greenwich that lie west of it: the sign is turned where that brings them to the address. */
export function withRightSigns(sites: readonly Site[], address: Point | undefined): Site[] {
  return sites.map((site) => {
    const turned = { ...site, longitude: -site.longitude };
    const isTurned =
      address && milesBetween(site, address) > nearby && milesBetween(turned, address) < nearby / 2;
    return isTurned ? turned : site;
  });
}

/**
 * The place to put on the map: the busiest site within ten miles of the address, else the centre of the address's
 * outcode, else (no address) the site that bears the provider's name, else the busiest.
 */
export function mainPoint(
  name: string,
  sites: readonly Site[],
  address: Point | undefined,
): Point | undefined {
  const close = address && sites.find((site) => milesBetween(site, address) <= nearby);
  const chosen = close ?? address ?? sites.find((site) => site.name === name) ?? sites[0];
  return chosen && { latitude: chosen.latitude, longitude: chosen.longitude };
}
