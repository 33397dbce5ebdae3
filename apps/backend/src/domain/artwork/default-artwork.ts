import { findCategory } from './catalogue';
import type { ImageType } from './drawing/frame';
import { FRAMES } from './drawing/frame';
import { createTerrain } from './drawing/noise';
import { createTones } from './drawing/palette';
import { createRandom, hash } from './drawing/random';
import { interchange, ring } from './scenes/diagrams';
import { hills, islands, nightContours } from './scenes/maps';
import { dayCampus, dusk, nightCampus, sections, waterside } from './scenes/places';
import type { Scene } from './scenes/stage';

const scenes: readonly Scene[] = [
  hills,
  interchange,
  dayCampus,
  dusk,
  nightContours,
  ring,
  islands,
  waterside,
  nightCampus,
  sections,
];

/**
 * One of the ten default pictures of a category (C-23), as SVG text. Throws a RangeError for an unknown category or
 * number. The same number shows the same place in every type. Each category starts at another scene, so that a list
 * that uses one number for all its cards is still varied.
 */
export const defaultArtwork = (category: string | null, type: ImageType, number: number): string => {
  const found = findCategory(category);
  const name = category ?? 'signpost';
  const scene = scenes[(number - 1 + hash(name)) % scenes.length];
  if (!found || !scene || number < 1 || number > scenes.length) {
    throw new RangeError(`There is no default picture ${number} of ${name}`);
  }
  const frame = FRAMES[type];
  const seed = `${name} ${number}`;
  const terrain = createTerrain(hash(seed));
  const scale = 520;
  return scene({
    frame,
    tones: createTones(found.colour),
    random: createRandom(seed),
    terrain: (x, y) => terrain(x / scale, y / scale),
  });
};
