import type { TownRecord } from '../src/domain/catalogue/towns';
import type { OutcodeRecord, ProviderRecord } from '../src/domain/catalogue/record';
import { nearestTown } from '../src/domain/publication/places';
import type { Places, Point } from '../src/domain/publication/published';
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
 * the borders. Where it has no town, only a council, the town is the nearest.
 */
export const outcodeRecords = (rows: readonly Row[], towns: readonly TownRecord[]): OutcodeRecord[] =>
  rows.map((row) => {
    const published = cell(row, 'uk_region');
    // The source assigns the county of Lincolnshire to the region of the Humber's unitary authorities; it is in the
    // East Midlands.
    const region =
      cell(row, 'region') === 'Lincolnshire' ? 'East Midlands' : (REGION_NAMES[published] ?? published);
    const nation = NATION_REGIONS.has(region) ? region : crownOrEngland(row);
    const point = { latitude: Number(cell(row, 'latitude')), longitude: Number(cell(row, 'longitude')) };
    const near = region === 'London' ? region : nearestTown(towns, point);
    return [
      cell(row, 'postcode'),
      point.latitude,
      point.longitude,
      cell(row, 'town') || (near ?? cell(row, 'region')),
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

/** The region of a provider: that of its outcode where it agrees with its nation, else that of its position. */
export const regionOf = (
  nation: Nation,
  outcode: OutcodeRecord | undefined,
  point: Point,
  places: Places,
): Region => (outcode?.[5] === nation ? (outcode[4] as Region) : places.townAt(point, nation).region);
