import { readdir, rename, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The folder of a release with its source maps. No part of it is served to browsers. */
const FOLDER = 'maps';

/** The path in a release of the source map of a script, such as `maps/client/unis.landing.js.map`. */
export const mapFileOf = (script: string): string => `${FOLDER}/${script}.map`;

/** Whether a file of a release, by its path there, is a source map. */
export const isMapFile = (file: string): boolean => file.startsWith(`${FOLDER}/`);

/**
 * Moves the source maps of the scripts in a build from beside them into the folder of maps. Deletes those of style
 * sheets, in which no error can happen.
 */
export const moveMaps = async (dist: string): Promise<void> => {
  for (const side of ['client', 'server']) {
    const maps = (await readdir(path.join(dist, side))).filter((file) => file.endsWith('.map'));
    await mkdir(path.join(dist, FOLDER, side), { recursive: true });
    for (const file of maps) {
      const map = path.join(dist, side, file);
      if (file.endsWith('.js.map')) await rename(map, path.join(dist, FOLDER, side, file));
      else await rm(map);
    }
  }
};
