// Writes src/map/uk-land.ts, the static country outline, from src/map/uk-outline.json. Its units are those of
// src/map/still.ts: hundredths of a degree, with the Mercator scale northward.
import { readFileSync, writeFileSync } from 'node:fs';
import { area, simplify } from './rings.mjs';

const northing = (degrees) => (Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * 180) / Math.PI;

const SMALLEST_TURN = 30; // doubled square units; smaller islands are not visible
const SMALLEST_ISLAND = 30;

const cornersOf = (ring) => {
  let [lng, lat] = [0, 0];
  return ring.flatMap((_, index) => {
    if (index % 2) return [];
    lng += ring[index];
    lat += ring[index + 1];
    return [[Math.round(lng / 10), Math.round(-100 * northing(lat / 1000))]];
  });
};

const path = ([first, ...others]) => {
  let last = first;
  const steps = others.map(([x, y]) => {
    const step = `${x - last[0]} ${y - last[1]}`;
    last = [x, y];
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
};

const rings = JSON.parse(readFileSync(new URL('../src/map/uk-outline.json', import.meta.url), 'utf8'));
const land = rings
  .map(cornersOf)
  .filter((corners) => area(corners) > SMALLEST_ISLAND)
  .map((corners) => simplify(corners, SMALLEST_TURN));
const file = new URL('../src/map/uk-land.ts', import.meta.url);
writeFileSync(
  file,
  `/** The country as a path in the units of \`VIEW\`, written by tools/uk-land.mjs. */\nexport const LAND =\n  '${land.map(path).join('')}';\n`,
);
console.log(readFileSync(file).length, 'bytes');
