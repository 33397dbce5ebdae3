import type { Point } from '../drawing/frame';
import { drawing } from '../drawing/svg';
import { orbital } from '../motifs/orbital';
import { fan } from '../motifs/routes';
import type { Scene, Stage } from './stage';

/** A point close to the centre of the frame, but never exactly at it. */
const offCentre = ({ frame, random }: Stage): Point => [
  frame.width * (random.chance(0.5) ? random.between(0.36, 0.45) : random.between(0.55, 0.64)),
  frame.height * random.between(0.42, 0.58),
];

/** Five lines through one interchange on a pale background. */
export const interchange: Scene = (stage) => {
  const { frame, tones, random } = stage;
  const width = 24 * frame.unit;
  const colours = [tones.bright, tones.line, tones.signal, tones.shade, tones.deep];
  const shift = random.whole(0, colours.length - 1);
  const routes = [...colours.slice(shift), ...colours.slice(0, shift)].map((colour) => ({ colour, width }));
  const plan = { hub: offCentre(stage), upright: frame.height > 600 && random.chance(0.5), spread: 0.94 };
  return drawing(frame, tones.pale, fan(frame, plan, routes, { fill: '#fff', ring: tones.ink }, random));
};

/** A ring line and its radials on the line's own colour. */
export const ring: Scene = (stage) => {
  const { frame, tones, random } = stage;
  const width = 22 * frame.unit;
  const arms = [tones.paper, tones.deep, tones.soft, tones.paper, tones.deep, tones.soft];
  const routes = arms.slice(0, random.whole(5, 6)).map((colour) => ({ colour, width }));
  const radius = frame.height * random.between(0.26, 0.31);
  return drawing(
    frame,
    tones.line,
    orbital(
      frame,
      offCentre(stage),
      radius,
      [{ colour: tones.signal, width: width * 1.25 }, ...routes],
      { fill: '#fff', ring: tones.ink },
      random,
    ),
  );
};
