// Writes src/map/uk-outline.json from a GeoJSON of the four nations: `node tools/uk-outline.mjs uk-nations.geojson`.
// Each ring is [longitude, latitude, then steps], all in thousandths of a degree; decode.ts turns it back.
import { readFileSync, writeFileSync } from 'node:fs';

const SMALLEST_ISLAND = 0.0012; // square degrees: about 8 square kilometres
const SMALLEST_TURN = 0.00003;

const doubled = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
const area = (ring) =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y,
      0,
    ),
  ) / 2;

// Visvalingam: drops the point that turns the least until every turn left is worth drawing.
const simplify = (ring) => {
  const points = ring.slice(0, -1);
  while (points.length > 4) {
    const turns = points.map((point, i) => doubled(points.at(i - 1), point, points[(i + 1) % points.length]));
    const least = Math.min(...turns);
    if (least > SMALLEST_TURN) break;
    points.splice(turns.indexOf(least), 1);
  }
  return points;
};
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
  .map((ring) => steps(simplify(ring)));
const file = new URL('../src/map/uk-outline.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(rings)}\n`);
console.log(rings.length, 'rings', readFileSync(file).length, 'bytes');
