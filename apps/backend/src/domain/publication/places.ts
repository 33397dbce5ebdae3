import { milesBetween } from '../catalogue/miles';
import type { TownRecord } from '../catalogue/towns';
import type { OutcodeRecord } from '../catalogue/record';
import { NATIONS, REGIONS } from '../catalogue/record';
import type { Places, Point } from './published';

/** The miles that a town reaches from its middle, by rank: 1 is the largest. */
const REACH_MILES = [6, 6, 5, 4, 3, 2.5, 2, 1.5];
/** How many times its reach a town may be away and still be said to be where a place is. */
const MAX_REACHES = 4;
/** Miles from an outcode's middle within which a point can be on land. */
const LAND_MILES = 20;
/** Miles within which the nearest outcode is in the nation that the publication states, at a border. */
const BORDER_MILES = 10;

/** What follows a town's name where it is that of a street or a building. */
const NOT_A_TOWN =
  '(?! (?:Road|Street|House|Place|Square|Building|Lane|Avenue|Bridge|Gate|Way|Park|Tower|Terrace|Wing|Crescent)\\b)';

/** Names of towns that are other words in most names of locations. */
const OTHER_WORDS = new Set(['Street', 'March', 'Sale']);

/** An institution before the name of its place: "University of Bolton at …", "Bedford College - …". */
const INSTITUTION_BEFORE = /^.* at |^.*?\b(?:College|University)(?: - |, | (?=\())/;

const plain = (name: string) => name.replaceAll('-', ' ');

/** How locations name a town: a city without its river. */
const namesOf = ({ name, rank }: TownRecord): string[] => {
  const short = name.replace(/[ -](?:upon|on)[ -].*$/, '');
  return [...new Set([plain(name), ...(rank <= 2 ? [short] : [])])];
};

/** Finds towns by name and by position; caches results by position. */
export const createPlaces = (outcodes: readonly OutcodeRecord[], towns: readonly TownRecord[]): Places => {
  const codes = outcodes
    .filter((outcode) => NATIONS.some((nation) => nation === outcode[5]))
    .map((outcode) => ({ outcode, latitude: outcode[1], longitude: outcode[2] }));
  const nearestOutcode = cached((point) => closest(codes, point));
  const nearestIn = new Map(
    NATIONS.map((nation) => [
      nation,
      cached((point: Point) =>
        closest(
          codes.filter(({ outcode }) => outcode[5] === nation),
          point,
        ),
      ),
    ]),
  );
  const townNear = cached((point) => nearestTown(towns, point));
  const byName = new Map<string, TownRecord[]>();
  for (const town of towns)
    for (const name of namesOf(town)) byName.set(name, [...(byName.get(name) ?? []), town]);
  const names = [...byName.keys()]
    .filter((name) => !OTHER_WORDS.has(name))
    .sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`\\b(?:${names.join('|')})\\b${NOT_A_TOWN}`, 'g');

  const townAt: Places['townAt'] = (point, nation) => {
    const inNation = nearestIn.get(nation)?.(point);
    const best = inNation && inNation.miles <= BORDER_MILES ? inNation : nearestOutcode(point);
    const region = REGIONS.find((name) => name === best.at?.outcode[4]);
    const country = NATIONS.find((name) => name === best.at?.outcode[5]);
    if (!region || !country) throw new Error('There is no outcode.');
    const town = region === 'London' ? region : (townNear(point) ?? null);
    return { town, region, country };
  };

  return {
    townAt,
    namedIn: (name) =>
      [...plain(name.replace(INSTITUTION_BEFORE, '')).matchAll(pattern)].flatMap(
        ([town]) => byName.get(town) ?? [],
      ),
    isOnLand: (point) => nearestOutcode(point).miles <= LAND_MILES,
    isInLondon: (point) => nearestOutcode(point).at?.outcode[4] === 'London',
  };
};

/** Returns how far a point is from a town: up to 1 within its reach, which is longer for a larger town. */
export const reachesTo = ({ rank, ...middle }: TownRecord, point: Point): number =>
  milesBetween(point, middle) / (REACH_MILES[rank] ?? 1);

/** Returns the name of the town that a point is in or near; undefined far from any. */
export const nearestTown = (towns: readonly TownRecord[], point: Point): string | undefined =>
  towns.reduce<{ name?: string; reaches: number }>(
    (least, town) => {
      const reaches = reachesTo(town, point);
      return reaches < least.reaches ? { name: town.name, reaches } : least;
    },
    { reaches: MAX_REACHES },
  ).name;

const closest = <At extends Point>(among: readonly At[], point: Point): { at?: At; miles: number } =>
  among.reduce<{ at?: At; miles: number }>(
    (least, at) => {
      const miles = milesBetween(point, at);
      return miles < least.miles ? { at, miles } : least;
    },
    { miles: Infinity },
  );

const cached = <Result>(find: (point: Point) => Result) => {
  const found = new Map<string, Result>();
  return (point: Point): Result => {
    const key = `${point.latitude} ${point.longitude}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const result = find(point);
    found.set(key, result);
    return result;
  };
};
