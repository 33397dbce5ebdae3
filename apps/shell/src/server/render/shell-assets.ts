import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { picturesSchema } from '../documents/pictures';

const files = { js: z.array(z.string()), css: z.array(z.string()) };

const schema = z.object({
  ...files,
  /** Scripts that the first one loads once the page is painted. */
  preload: z.array(z.string()),
  fonts: z.array(z.string()),
  icon: z.string(),
  pictures: picturesSchema,
  chunks: z.record(z.string(), z.object(files)),
});

/** The shell's own files, as URLs: those that every page needs, and by route those that only its page does. */
export type ShellAssets = z.infer<typeof schema>;

/** Reads what the browser build wrote down about itself. Throws when the shell was not built. */
export const readShellAssets = (folder: string): ShellAssets =>
  schema.parse(JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')));
