import type { Point } from '../drawing/frame';
import { bentLine } from '../drawing/path';
import { disc, drawing, stroked } from '../drawing/svg';
import { relief } from '../motifs/relief';
import { station } from '../motifs/routes';
import type { Scene, Stage } from './stage';

/** A path across the frame in two bends of 45 degrees, from beyond one edge to beyond the other. */
const randomPath = ({ frame: { width, height }, random }: Stage): readonly [Point, Point, Point, Point] => {
  const up = random.pick([-1, 1]);
  const rise = height * random.between(0.3, 0.44);
  const start = height / 2 + (up * rise) / 2;
  const turn = width * random.between(0.3, 0.5);
  return [
    [-40, start],
    [turn, start],
    [turn + rise, start - up * rise],
    [width + 40, start - up * rise],
  ];
};

const middle = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** Terrain in flat tints from dark valleys to pale tops, crossed by one bright path. */
export const hills: Scene = (stage) => {
  const { frame, tones, terrain } = stage;
  const path = randomPath(stage);
  return drawing(
    frame,
    tones.deep,
    relief(terrain, frame, {
      bands: [tones.shade, tones.line, tones.bright, tones.soft, tones.pale],
      lines: { colour: tones.night, count: 8, width: 1.6 * frame.unit, opacity: 0.22 },
    }) +
      stroked(bentLine(path, 70), tones.signal, 15 * frame.unit) +
      station(middle(path[1], path[2]), 21 * frame.unit, { fill: '#fff', ring: tones.ink }),
  );
};

/** Fine contour lines on a dark map, with one bright route and its two stops. */
export const nightContours: Scene = (stage) => {
  const { frame, tones, terrain } = stage;
  const path = randomPath(stage);
  const stop = { fill: tones.night, ring: tones.signal };
  return drawing(
    frame,
    tones.night,
    relief(terrain, frame, {
      bands: [tones.night, tones.night, tones.night, tones.deep, tones.shade],
      lines: { colour: tones.bright, count: 7, width: 3 * frame.unit, opacity: 0.75 },
    }) +
      stroked(bentLine(path, 70), tones.signal, 11 * frame.unit) +
      station(path[1], 15 * frame.unit, stop) +
      station(path[2], 15 * frame.unit, stop),
  );
};

/** Islands in a pale sea: shore lines fade outwards, and a dotted ferry route joins two coasts. */
export const islands: Scene = (stage) => {
  const { frame, tones, terrain } = stage;
  const path = randomPath(stage);
  return drawing(
    frame,
    tones.pale,
    relief(terrain, frame, {
      bands: [tones.pale, tones.pale, tones.pale, tones.soft, tones.bright, tones.line, tones.shade],
      lines: { colour: tones.line, count: 7, width: 2 * frame.unit, opacity: 0.55 },
    }) +
      stroked(bentLine(path, 90), tones.ink, 8 * frame.unit, {
        'stroke-linecap': 'round',
        'stroke-dasharray': `0 ${Math.round(19 * frame.unit)}`,
      }) +
      [path[1], path[2]]
        .map(([x, y]) =>
          disc(x, y, 19 * frame.unit, tones.signal, { stroke: tones.ink, 'stroke-width': 7 * frame.unit }),
        )
        .join(''),
  );
};
