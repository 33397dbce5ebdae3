import { milesBetween } from '../src/catalogue/miles';
import type { ProviderRecord } from '../src/catalogue/record';
import type { Point } from './places';
import type { Row } from './publication';
import { cell, groupBy } from './publication';

export type Site = ProviderRecord['sites'][number] & { courses: number };

const nearby = 10;
const mostListed = 24;

const inUnitedKingdom = (point: Point) =>
  point.latitude > 49.8 && point.latitude < 61 && point.longitude > -8.7 && point.longitude < 1.9;

/**
 * The UK places where each provider teaches (by the provider's UKPRN), most courses first, at most 24. A place that the
 * collection assigns to another provider counts only when a provider has no place of its own.
 */
export function sitesByProvider(locations: readonly Row[], courseLocations: readonly Row[]): Map<string, Site[]> {
  const location = new Map(locations.map((row) => [`${cell(row, 'UKPRN')} ${cell(row, 'LOCID')}`, row]));
  const result = new Map<string, Site[]>();
  for (const [ukprn, rows] of groupBy(courseLocations, (row) => cell(row, 'PUBUKPRN'))) {
    const used = groupBy(rows, (row) => `${cell(row, 'UKPRN')} ${cell(row, 'LOCID')}`);
    const places = [...used].flatMap(([key, courses]) => {
      const row = location.get(key);
      return row ? [{ row, site: toSite(row, new Set(courses.map((course) => cell(course, 'KISCOURSEID'))).size) }] : [];
    });
    const reachable = places.filter(({ site }) => inUnitedKingdom(site));
    const own = reachable.filter(({ row }) => ['', ukprn].includes(cell(row, 'LOCUKPRN')));
    const chosen = (own.length > 0 ? own : reachable).map(({ site }) => site);
    result.set(ukprn, mergeSameName(chosen).slice(0, mostListed));
  }
  return result;
}

const toSite = (row: Row, courses: number): Site => ({
  name: cell(row, 'LOCNAME').replaceAll(/\s+/g, ' ').replaceAll("'", '’'),
  latitude: Number(cell(row, 'LATITUDE')),
  longitude: Number(cell(row, 'LONGITUDE')),
  courses,
});

/** Partner collections repeat a site under their own key. */
function mergeSameName(sites: readonly Site[]): Site[] {
  const merged = [...groupBy(sites, (site) => site.name.toLowerCase()).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, courses: others.reduce((sum, other) => sum + other.courses, first.courses) }] : [],
  );
  return merged.sort((one, other) => other.courses - one.courses || (one.name < other.name ? -1 : 1));
}

/** The place to put on the map: the busiest site within ten miles of the address, else the busiest, else the outcode's centre. */
export function mainPoint(sites: readonly Site[], address: Point | undefined): Point | undefined {
  const close = address && sites.find((site) => milesBetween(site, address) <= nearby);
  const chosen = close ?? sites[0] ?? address;
  return chosen && { latitude: chosen.latitude, longitude: chosen.longitude };
}
