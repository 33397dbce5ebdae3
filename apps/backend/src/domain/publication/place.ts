import { milesBetween } from '../catalogue/miles';
import { reachesTo } from './places';
import type { TownRecord } from '../catalogue/towns';
import type { CourseProvider, Lookups, Places, Point, PublishedCourse, Row } from './published';
import { cell } from './published';

type Nation = CourseProvider['country'];

const NATIONS: Readonly<Record<string, Nation>> = {
  XF: 'England',
  XG: 'Northern Ireland',
  XH: 'Scotland',
  XI: 'Wales',
};

/** Returns the nation of a published country code; undefined for a code outside the UK. */
export const nationOf = (code: string): Nation | undefined => NATIONS[code];

/** Miles within which a place may be in a town that its name says. */
const NEARBY_MILES = 10;
/** Miles within which a mended position is where it should be, and a site is its provider's main one. */
export const HOME_MILES = 5;
/** A college called after a town need not be in it: it must be within most of the town's reach. */
const INSTITUTION = /^(?!.*\b(?:Campus|Centre)\b).*\b(?:Colleges?|University)\b/;
const INSTITUTION_REACHES = 0.8;
/** Miles within which a place is in its provider's own town. */
const OWN_TOWN_MILES = 3;

const tidyName = (name: string): string => name.replaceAll(/\s+/g, ' ').replaceAll("'", '’');

/** Returns the name of a published location; empty when it has none. */
export const placeName = (location: Row): string => tidyName(cell(location, 'LOCNAME'));

/** Returns its Welsh name; empty without one, or when it is the English one. */
export const welshPlaceName = (location: Row): string => {
  const name = tidyName(cell(location, 'LOCNAMEW'));
  return name === placeName(location) ? '' : name;
};

/** Whether a point lies in the rectangle around the United Kingdom. */
export const inUnitedKingdom = ({ latitude, longitude }: Point) =>
  latitude > 49.8 && latitude < 61 && longitude > -8.7 && longitude < 1.9;

/** The lines of an address, without those that it has not. */
export const addressLines = ({
  line1,
  line2,
  line3,
}: Readonly<Record<'line1' | 'line2' | 'line3', string | null>>): string[] =>
  [line1, line2, line3].filter((line) => line !== null);

/** A provider, as far as it says where a location of its should be. */
export type SiteProvider = Pick<CourseProvider, 'ukprn' | 'latitude' | 'longitude' | 'addressLines'>;

/** Where a published location is. */
export interface Site {
  /** Null when it is abroad, not published, or dropped. */
  point: Point | null;
  /** What was done about a position that cannot be right; null for all others. */
  fault: 'mended' | 'dropped' | null;
  isAbroad: boolean;
}

/** How a longitude may be mistyped, and within how many miles of its place the mended one must be. */
const SLIPS = [
  { factor: -1, miles: HOME_MILES },
  ...[0.1, -0.1, 10, -10].map((factor) => ({ factor, miles: HOME_MILES / 2 })),
];

/**
 * Returns where a published location is. A position far from both the towns in its name and its provider is mended where a
 * slip of the longitude explains it; where none does, and the name says that it must be near, it is dropped.
 */
export const siteOf = (location: Row, provider: SiteProvider, places: Places): Site => {
  const [latitude, longitude] = ['LATITUDE', 'LONGITUDE'].map((column) => cell(location, column));
  if (!latitude || !longitude) return { point: null, fault: null, isAbroad: false };
  const published = { latitude: Number(latitude), longitude: Number(longitude) };
  const name = placeName(location);
  const towns = places.namedIn(name);
  const isOwn = ['', provider.ukprn].includes(cell(location, 'LOCUKPRN'));
  const home = isOwn ? positionOf(provider) : null;
  // London is too large for a slip to be told by its middle.
  const anchors = [...towns.filter((town) => !isLondon(town)), ...(home ? [home] : [])];
  const milesOff = (point: Point) => Math.min(...anchors.map((anchor) => milesBetween(point, anchor)));
  const isInNamedLondon = towns.some(isLondon) && places.isInLondon(published);
  const off = Math.min(milesOff(published), isInNamedLondon ? NEARBY_MILES : Infinity);
  if (off > HOME_MILES) {
    const [mended] = SLIPS.map(({ factor, miles }) => ({ longitude: published.longitude * factor, miles }))
      .map(({ miles, ...point }) => ({ point: { ...published, ...point }, miles }))
      .filter(({ point, miles }) => milesOff(point) <= Math.min(miles, off / 4))
      .sort((one, other) => milesOff(one.point) - milesOff(other.point));
    if (mended) return { point: mended.point, fault: 'mended', isAbroad: false };
  }
  if (!inUnitedKingdom(published)) return { point: null, fault: null, isAbroad: true };
  const isNamed = towns.length > 0 || (home && provider.addressLines.includes(name));
  if ((off > NEARBY_MILES && isNamed) || !places.isOnLand(published))
    return { point: null, fault: 'dropped', isAbroad: false };
  return { point: published, fault: null, isAbroad: false };
};

/** Returns the locations of a course whose published position was mended or dropped. */
export const siteFaults = (course: PublishedCourse, lookups: Lookups): { key: string; reason: string }[] =>
  course.modes
    .flatMap(({ parts }) => parts['COURSELOCATION'] ?? [])
    .flatMap((at) => {
      const [ukprn, id] = ['UKPRN', 'LOCID'].map((column) => cell(at, column));
      const row = lookups.location(ukprn ?? '', id ?? '');
      const fault = row && siteOf(row, course.provider, lookups.places).fault;
      return fault ? [{ key: `${ukprn} ${id}`, reason: FAULTS[fault] }] : [];
    });

const FAULTS = {
  mended: 'its longitude lacks a sign or a digit, which is mended',
  dropped: 'its position is far from the place that it says, and is left out',
} as const;

const isLondon = ({ name }: TownRecord) => name === 'London';

const positionOf = ({ latitude, longitude }: Pick<SiteProvider, 'latitude' | 'longitude'>): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/**
 * Returns the place of a course: the town that its location's name says or that its position is in; its provider's when no
 * location is published. One abroad has no town here.
 */
export const coursePlace = (provider: CourseProvider, location: Row | undefined, places: Places) => {
  const { country, region, town } = provider;
  const home = positionOf(provider);
  const atHome = { country, region, town, ...(home ?? NO_POSITION) };
  if (!location) return atHome;
  const { point, fault, isAbroad } = siteOf(location, provider, places);
  const towns = places.namedIn(placeName(location));
  if (!point) {
    const named = towns.at(-1);
    if (isAbroad || (fault && !named && !provider.addressLines.includes(placeName(location))))
      return { country, region, town: null, ...NO_POSITION };
    if (!fault || !named || (home && milesBetween(named, home) <= HOME_MILES)) return atHome;
    const { latitude, longitude } = named;
    return { ...places.townAt(named, country), town: named.name, latitude, longitude };
  }
  const found = places.townAt(point, nationOf(cell(location, 'LOCCOUNTRY')) ?? country);
  const own = home && town ? nearestOf(places.namedIn(town), home) : undefined;
  const isNear = (each: TownRecord) =>
    INSTITUTION.test(placeName(location))
      ? reachesTo(each, point) <= INSTITUTION_REACHES
      : milesBetween(each, point) <= NEARBY_MILES;
  const named = nearestOf(towns.filter(isNear), point);
  if (
    named &&
    !isLondon(named) &&
    found.region !== 'London' &&
    nearestOf(own ? [named, own] : [named], point) === named
  )
    return { ...found, town: named.name, ...point };
  const isHome =
    (home && milesBetween(point, home) <= OWN_TOWN_MILES) ||
    (own && !isLondon(own) && found.region !== 'London' && reachesTo(own, point) <= 1);
  return isHome ? { country, region, town, ...point } : { ...found, ...point };
};

const nearestOf = (towns: readonly TownRecord[], point: Point) =>
  towns.toSorted((one, other) => milesBetween(one, point) - milesBetween(other, point))[0];

const NO_POSITION = { latitude: null, longitude: null };
