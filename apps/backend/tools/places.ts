import type { OutcodeRecord, ProviderRecord } from '../src/catalogue/record';
import { milesBetween } from '../src/catalogue/miles';
import type { Row } from './publication';
import { cell } from './publication';

type Nation = ProviderRecord['country'];
type Region = ProviderRecord['region'];

const regionNames: Readonly<Record<string, string>> = {
  'North East England': 'North East',
  'North West England': 'North West',
  'Yorkshire and the Humber': 'Yorkshire and The Humber',
  'South East England': 'South East',
  'South West England': 'South West',
};
const nationCodes: Readonly<Record<string, Nation>> = {
  XF: 'England',
  XG: 'Northern Ireland',
  XH: 'Scotland',
  XI: 'Wales',
};
const nationRegions = new Set(['Scotland', 'Wales', 'Northern Ireland']);

/** The outcode table in the catalogue's own form. The region decides the nation: on the borders the source disagrees with itself. */
export function outcodeRecords(rows: readonly Row[]): OutcodeRecord[] {
  return rows.map((row) => {
    const published = cell(row, 'uk_region');
    // The source files the county of Lincolnshire with the Humber's unitary authorities; it is in the East Midlands.
    const region =
      cell(row, 'region') === 'Lincolnshire' ? 'East Midlands' : (regionNames[published] ?? published);
    const nation = nationRegions.has(region) ? region : crownOrEngland(row);
    return [
      cell(row, 'postcode'),
      Number(cell(row, 'latitude')),
      Number(cell(row, 'longitude')),
      cell(row, 'town') || cell(row, 'region'),
      region,
      nation,
    ];
  });
}

const crownOrEngland = (row: Row) =>
  cell(row, 'uk_region') === 'Crown Dependencies' ? cell(row, 'country_string') : 'England';

/** The nation of a collection's country code; throws on a code outside the four. */
export function nationOf(code: string): Nation {
  const nation = nationCodes[code];
  if (!nation) throw new Error(`Country code ${code} is not a nation of the UK.`);
  return nation;
}

export interface Point {
  latitude: number;
  longitude: number;
}

export interface Places {
  byOutcode: ReadonlyMap<string, OutcodeRecord>;
  nearest(point: Point, nation: Nation): OutcodeRecord;
}

/** Looks up places by outcode, or by nearness within one nation. */
export function createPlaces(outcodes: readonly OutcodeRecord[]): Places {
  return {
    byOutcode: new Map(outcodes.map((outcode) => [outcode[0], outcode])),
    nearest(point, nation) {
      let best: OutcodeRecord | undefined;
      let least = Infinity;
      for (const outcode of outcodes) {
        if (outcode[5] !== nation) continue;
        const miles = milesBetween(point, { latitude: outcode[1], longitude: outcode[2] });
        if (miles < least) [best, least] = [outcode, miles];
      }
      if (!best) throw new Error(`No outcode in ${nation}.`);
      return best;
    },
  };
}

/** The region a provider is in, by its outcode where that agrees with its nation, else by the nearest outcode there. */
export function regionOf(
  nation: Nation,
  outcode: OutcodeRecord | undefined,
  point: Point,
  places: Places,
): Region {
  const place = outcode?.[5] === nation ? outcode : places.nearest(point, nation);
  return place[4] as Region;
}
