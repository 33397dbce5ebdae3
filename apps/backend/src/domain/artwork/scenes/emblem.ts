import { disc, drawing, element, filled } from '../drawing/svg';
import type { Scene } from './stage';

/** One square tile of an emblem, from its top left corner. */
type Tile = (x: number, y: number, size: number, colour: string, turn: number) => string;

const turned = (x: number, y: number, size: number, turn: number) => ({
  transform: `rotate(${turn * 90} ${x + size / 2} ${y + size / 2})`,
});

const quarter: Tile = (x, y, size, colour, turn) =>
  filled(`M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}z`, colour, turned(x, y, size, turn));

const half: Tile = (x, y, size, colour, turn) =>
  filled(`M${x} ${y}h${size}v${size / 2}h${-size}z`, colour, turned(x, y, size, turn));

const corner: Tile = (x, y, size, colour, turn) =>
  filled(`M${x} ${y}h${size}l${-size} ${size}z`, colour, turned(x, y, size, turn));

const whole: Tile = (x, y, size, colour) =>
  element('rect', { x, y, width: size, height: size, fill: colour });

const round: Tile = (x, y, size, colour) => disc(x + size / 2, y + size / 2, size / 2, colour);

/** A mark of four or nine tiles, whose left half is mirrored or rotated to the right; one tile is bright. */
export const emblem: Scene = ({ frame, tones, random }) => {
  const across = random.pick([2, 2, 3]);
  const size = Math.round((frame.width * 0.62) / across);
  const left = (frame.width - size * across) / 2;
  const top = (frame.height - size * across) / 2;
  const shapes = [quarter, random.pick([half, corner]), random.pick([whole, round, quarter])] as const;
  const inks = [tones.line, tones.deep, random.pick([tones.bright, tones.shade])] as const;
  const bright = random.whole(0, across * across - 1);
  const spin = random.chance(0.5);
  const firstTurn = random.whole(0, 3);
  const tiles = Array.from({ length: across * across }, (_, index) => {
    const colour = index === bright ? tones.signal : random.pick(inks);
    const turn = spin ? firstTurn + index + (index > across ? 1 : 0) : random.whole(0, 3);
    const x = left + (index % across) * size;
    const y = top + Math.floor(index / across) * size;
    return random.pick(shapes)(x, y, size, colour, turn);
  });
  return drawing(frame, tones.paper, tiles.join(''));
};
