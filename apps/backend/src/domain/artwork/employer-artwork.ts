import { FRAMES } from './drawing/frame';
import { createTerrain } from './drawing/noise';
import { createTones } from './drawing/palette';
import { createRandom, hash } from './drawing/random';
import { interchange } from './scenes/diagrams';
import { emblem } from './scenes/emblem';
import { hills, islands, nightContours } from './scenes/maps';
import { dayCampus, dusk, nightCampus, sections, waterside } from './scenes/places';
import type { Scene } from './scenes/stage';

/** What an employer's pictures depend on: its alias, and its industry for the colour. */
export interface ArtworkEmployer {
  id: string;
  industry: string;
}

interface Picture {
  frame: keyof typeof FRAMES;
  scenes: readonly [Scene, ...Scene[]];
}

/** The pictures of every employer, by file name; each uses one of a few scenes. */
export const employerPictures = {
  logo: { frame: 'logo', scenes: [emblem] },
  tile: { frame: 'tile', scenes: [dusk, sections, waterside, nightContours] },
  banner: { frame: 'banner', scenes: [dusk, waterside, sections, hills] },
  'gallery-1': { frame: 'image', scenes: [dayCampus, nightCampus] },
  'gallery-2': { frame: 'image', scenes: [waterside, dusk] },
  'gallery-3': { frame: 'image', scenes: [hills, islands] },
  'gallery-4': { frame: 'image', scenes: [interchange] },
} as const satisfies Record<string, Picture>;

export type EmployerPicture = keyof typeof employerPictures;

/** One of an employer's pictures as SVG text. The industry determines the colour, the alias everything else. */
export const employerArtwork = ({ id, industry }: ArtworkEmployer, picture: EmployerPicture): string => {
  const { frame, scenes }: Picture = employerPictures[picture];
  const random = createRandom(`employer ${id} ${picture}`);
  const terrain = createTerrain(hash(`employer ${id}`));
  const scale = 520;
  return random.pick(scenes)({
    frame: FRAMES[frame],
    tones: createTones({ l: 0.53, c: 0.15, h: hash(industry) % 360 }),
    random,
    terrain: (x, y) => terrain(x / scale, y / scale),
  });
};
