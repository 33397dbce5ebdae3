import type { OutcodeRecord, ProviderRecord } from '../src/domain/catalogue/record';
import { milesBetween } from '../src/domain/catalogue/miles';
import type { Row } from './publication';
import { cell } from './publication';

type Nation = ProviderRecord['country'];
type Region = ProviderRecord['region'];

const REGION_NAMES: Readonly<Record<string, string>> = {
  'North East England': 'North East',
  'North West England': 'North West',
  'Yorkshire and the Humber': 'Yorkshire and The Humber',
  'South East England': 'South East',
  'South West England': 'South West',
};
const NATION_CODES: Readonly<Record<string, Nation>> = {
  XF: 'England',
  XG: 'Northern Ireland',
  XH: 'Scotland',
  XI: 'Wales',
};
const NATION_REGIONS = new Set(['Scotland', 'Wales', 'Northern Ireland']);

/**
 * The outcode table in the catalogue's format. The region determines the nation, because the source is inconsistent at
 * the borders.
 */
export const outcodeRecords = (rows: readonly Row[]): OutcodeRecord[] =>
  rows.map((row) => {
    const published = cell(row, 'uk_region');
    // The source assigns the county of Lincolnshire to the region of the Humber's unitary authorities; it is in the
    // East Midlands.
    const region =
      cell(row, 'region') === 'Lincolnshire' ? 'East Midlands' : (REGION_NAMES[published] ?? published);
    const nation = NATION_REGIONS.has(region) ? region : crownOrEngland(row);
    return [
      cell(row, 'postcode'),
      Number(cell(row, 'latitude')),
      Number(cell(row, 'longitude')),
      cell(row, 'town') || cell(row, 'region'),
      region,
      nation,
    ];
  });

const crownOrEngland = (row: Row) =>
  cell(row, 'uk_region') === 'Crown Dependencies' ? cell(row, 'country_string') : 'England';

/** The nation of a collection's country code; throws on a code outside the four. */
export const nationOf = (code: string): Nation => {
  const nation = NATION_CODES[code];
  if (!nation) throw new Error(`Country code ${code} is not a nation of the UK.`);
  return nation;
};

export interface Point {
  latitude: number;
  longitude: number;
}

export interface Places {
  byOutcode: ReadonlyMap<string, OutcodeRecord>;
  nearest(point: Point, nation: Nation): OutcodeRecord;
}

/** Looks up places by outcode, or the closest one within a nation. */
export const createPlaces = (outcodes: readonly OutcodeRecord[]): Places => ({
  byOutcode: new Map(outcodes.map((outcode) => [outcode[0], outcode])),
  nearest(point, nation) {
    let nearest: OutcodeRecord | undefined;
    let leastMiles = Infinity;
    for (const outcode of outcodes) {
      if (outcode[5] !== nation) continue;
      const miles = milesBetween(point, { latitude: outcode[1], longitude: outcode[2] });
      if (miles < leastMiles) [nearest, leastMiles] = [outcode, miles];
    }
    if (!nearest) throw new Error(`No outcode in ${nation}.`);
    return nearest;
  },
});

/**
 * The region of a provider: that of its outcode where it agrees with its nation, else that of the closest outcode in
 * the nation.
 */
export const regionOf = (
  nation: Nation,
  outcode: OutcodeRecord | undefined,
  point: Point,
  places: Places,
): Region => {
  const place = outcode?.[5] === nation ? outcode : places.nearest(point, nation);
  return place[4] as Region;
};
