import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** One entry of `towns.json.gz`: name, latitude, longitude, and rank by size: 1 for the largest, 7 for the smallest. */
const townSchema = z
  .tuple([z.string().min(1), z.number(), z.number(), z.int().min(1).max(7)])
  .transform(([name, latitude, longitude, rank]) => ({ name, latitude, longitude, rank }));

export type TownRecord = z.infer<typeof townSchema>;

export const TOWNS_FILE = 'towns.json.gz';

/** Reads the towns of the catalogue in a directory. */
export const readTowns = (directory: string): TownRecord[] =>
  z.array(townSchema).parse(JSON.parse(gunzipSync(readFileSync(join(directory, TOWNS_FILE))).toString()));
