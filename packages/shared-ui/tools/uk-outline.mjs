// Writes src/map/uk-outline.json from a GeoJSON of the four nations: `node tools/uk-outline.mjs uk-nations.geojson`.
// Each ring is [longitude, latitude, then deltas], all in thousandths of a degree; decode.ts reverses it.
import { readFileSync, writeFileSync } from 'node:fs';
import { area, simplify } from './rings.mjs';

const SMALLEST_ISLAND = 0.0012; // square degrees: about 8 square kilometres
const SMALLEST_TURN = 0.00003;

const steps = (points) => {
  let last = [0, 0];
  return points.flatMap((point) => {
    const whole = point.map((degrees) => Math.round(degrees * 1000));
    const step = whole.map((value, i) => value - last[i]);
    last = whole;
    return step;
  });
};

const { features } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const rings = features
  .flatMap(({ geometry: { type, coordinates } }) => (type === 'Polygon' ? [coordinates] : coordinates))
  .map(([outer]) => outer)
  .filter((ring) => area(ring) > SMALLEST_ISLAND)
  .map((ring) => steps(simplify(ring.slice(0, -1), SMALLEST_TURN)));
const file = new URL('../src/map/uk-outline.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(rings)}\n`);
console.log(rings.length, 'rings', readFileSync(file).length, 'bytes');
