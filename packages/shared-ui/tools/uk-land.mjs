// Writes src/map/uk-land.ts, the country as it is drawn before a map's own code comes, from src/map/uk-outline.json.
// Its units are those of src/map/still.ts: hundredths of a degree, north stretched as Mercator does.
import { readFileSync, writeFileSync } from 'node:fs';

const northing = (degrees) => (Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * 180) / Math.PI;

const SMALLEST_TURN = 30; // square units, doubled: less cannot be seen
const SMALLEST_ISLAND = 30;

const doubled = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));

const cornersOf = (ring) => {
  let [lng, lat] = [0, 0];
  return ring.flatMap((_, index) => {
    if (index % 2) return [];
    lng += ring[index];
    lat += ring[index + 1];
    return [[Math.round(lng / 10), Math.round(-100 * northing(lat / 1000))]];
  });
};

const area = (corners) =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const simplify = (corners) => {
  const left = [...corners];
  while (left.length > 4) {
    const turns = left.map((corner, i) => doubled(left.at(i - 1), corner, left[(i + 1) % left.length]));
    const least = Math.min(...turns);
    if (least > SMALLEST_TURN) break;
    left.splice(turns.indexOf(least), 1);
  }
  return left;
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
  .filter((corners) => Math.abs(area(corners)) > SMALLEST_ISLAND)
  .map(simplify);
const file = new URL('../src/map/uk-land.ts', import.meta.url);
writeFileSync(
  file,
  `/** The country as a path in the units of \`VIEW\`, written by tools/uk-land.mjs. */\nexport const LAND =\n  '${land.map(path).join('')}';\n`,
);
console.log(readFileSync(file).length, 'bytes');
