import { readdir, rename, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The folder of a release with its source maps. No part of it is served to browsers. */
const FOLDER = 'maps';

/** The path in a release of the source map of a script or style sheet, such as `maps/client/unis.landing.js.map`. */
export const mapFileOf = (file: string): string => `${FOLDER}/${file}.map`;

/** Whether a file of a release, by its path there, is a source map. */
export const isMapFile = (file: string): boolean => file.startsWith(`${FOLDER}/`);

/** Moves the source maps of a build from beside its scripts and style sheets into the folder of maps. */
export const moveMaps = async (dist: string): Promise<void> => {
  for (const side of ['client', 'server']) {
    const maps = (await readdir(path.join(dist, side))).filter((file) => file.endsWith('.map'));
    await mkdir(path.join(dist, FOLDER, side), { recursive: true });
    for (const file of maps) await rename(path.join(dist, side, file), path.join(dist, FOLDER, side, file));
  }
};
