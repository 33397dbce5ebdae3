import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TOWNS_FILE } from '../src/domain/catalogue/towns';

interface PlaceFile {
  features: {
    properties: { name: string; rank: number; country: string };
    geometry: { coordinates: [longitude: number, latitude: number] };
  }[];
}

const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'];
/** Names as the towns themselves spell them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'Barrow in Furness': 'Barrow-in-Furness',
  'Brighton and Hove': 'Brighton',
  'Burton upon Trent': 'Burton-upon-Trent',
  'High Blantyre': 'Blantyre',
  'Newcastle under Lyme': 'Newcastle-under-Lyme',
  'Wigston Magna': 'Wigston',
};
/** Parts of cities that the source has as places of their own. */
const DISTRICTS = new Set([
  'Bartley Green',
  'Basford',
  'Bowthorpe',
  'Burngreave',
  'Chapel Allerton',
  'Chelmsley Wood',
  'Didsbury',
  'Grange Hill',
]);
/** Places where or after which locations are named and the source lacks, or has its middle elsewhere. */
const MORE: readonly (readonly [string, number, number, number])[] = [
  ['Chatham', 51.397, 0.538, 6],
  ['Loughton', 51.649, 0.073, 5],
  ['Penryn', 50.169, -5.105, 7],
  ['Southwell', 53.078, -0.955, 7],
  ['Usk', 51.703, -2.903, 7],
  ['Wembley', 51.552, -0.296, 7],
];

/** Writes the towns of the United Kingdom from the published map of places, largest first. */
export const writeTowns = (source: string, target: string): void => {
  const file = JSON.parse(readFileSync(join(source, 'uk-map/places.geojson'), 'utf8')) as PlaceFile;
  const towns = file.features
    .filter(({ properties }) => NATIONS.includes(properties.country) && !DISTRICTS.has(properties.name))
    .map(({ properties: { name, rank }, geometry: { coordinates } }) => [
      (rank < 3 && name === 'Newcastle' ? 'Newcastle upon Tyne' : SPELLINGS[name]) ?? name,
      coordinates[1],
      coordinates[0],
      rank,
    ]);
  writeFileSync(join(target, TOWNS_FILE), gzipSync(JSON.stringify([...towns, ...MORE]), { level: 9 }));
};
