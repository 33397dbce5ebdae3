import { milesBetween } from '../catalogue/miles';
import type { OutcodeRecord } from '../catalogue/record';
import { REGIONS } from '../catalogue/record';
import type { CourseProvider, Lookups, Point, Row } from './published';
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

/** Miles within which a place counts as being in the provider's town. */
export const NEARBY_MILES = 10;

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

/**
 * Returns the position of a published location. Some longitudes lack their minus sign, which is added when that places the
 * location near the provider. Null for a location outside the United Kingdom or without a position.
 */
export const pointOf = (location: Row, provider: CourseProvider): Point | null => {
  const published = [cell(location, 'LATITUDE'), cell(location, 'LONGITUDE')];
  if (published.includes('')) return null;
  const [latitude = NaN, longitude = NaN] = published.map(Number);
  const point = { latitude, longitude };
  const home = positionOf(provider);
  const corrected = home ? correctSign(point, home) : point;
  return inUnitedKingdom(corrected) ? corrected : null;
};

/** Inverts a longitude without its minus sign, where that moves the point close to the address that it belongs to. */
export const correctSign = <At extends Point>(point: At, address: Point): At => {
  const inverted = { ...point, longitude: -point.longitude };
  const isInverted =
    milesBetween(point, address) > NEARBY_MILES && milesBetween(inverted, address) < NEARBY_MILES / 2;
  return isInverted ? inverted : point;
};

const positionOf = ({ latitude, longitude }: CourseProvider): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Returns the place of a course: its first location's, or its provider's when that is near or no location is published. */
export const coursePlace = (provider: CourseProvider, location: Row | undefined, lookups: Lookups) => {
  const home = positionOf(provider);
  const point = location ? pointOf(location, provider) : null;
  const { country, region, town } = provider;
  if (!location || !point) return { country, region, town, ...(home ?? NO_POSITION) };
  if (home && milesBetween(point, home) <= NEARBY_MILES) return { country, region, town, ...point };
  const nation = nationOf(cell(location, 'LOCCOUNTRY')) ?? country;
  return { country: nation, ...lookups.townAt(point, nation), ...point };
};

const NO_POSITION = { latitude: null, longitude: null };

/** Finds the town and region of the nearest outcode; caches results. Throws for a nation without outcodes. */
export const townFinder = (outcodes: readonly OutcodeRecord[]): Lookups['townAt'] => {
  const found = new Map<string, ReturnType<Lookups['townAt']>>();
  return (point, country) => {
    const key = `${country} ${point.latitude} ${point.longitude}`;
    const known = found.get(key) ?? nearest(outcodes, point, country);
    found.set(key, known);
    return known;
  };
};

const nearest = (outcodes: readonly OutcodeRecord[], point: Point, country: Nation) => {
  const miles = (outcode: OutcodeRecord) =>
    milesBetween(point, { latitude: outcode[1], longitude: outcode[2] });
  const best = outcodes
    .filter((outcode) => outcode[5] === country)
    .reduce<{ outcode?: OutcodeRecord; miles: number }>(
      (least, outcode) => {
        const distance = miles(outcode);
        return distance < least.miles ? { outcode, miles: distance } : least;
      },
      { miles: Infinity },
    ).outcode;
  const region = REGIONS.find((name) => name === best?.[4]);
  if (!best || !region) throw new Error(`There is no outcode in ${country}.`);
  return { town: region === 'London' ? region : best[3], region };
};
