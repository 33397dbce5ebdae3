import type { Frame } from '../drawing/frame';
import type { Field } from '../drawing/noise';
import type { Tones } from '../drawing/palette';
import type { Random } from '../drawing/random';

/** The inputs of a scene: the frame, the colours, the random generator, and the terrain (heights by frame units). */
export interface Stage {
  frame: Frame;
  tones: Tones;
  random: Random;
  terrain: Field;
}

/** Draws a whole picture as SVG text. */
export type Scene = (stage: Stage) => string;
