import { TEST_LANGUAGE } from '@signpost/language/runtime';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { picturesSchema } from '../../documents/pictures';

const files = { js: z.array(z.string()), css: z.array(z.string()) };

/** The files of one language. */
const build = {
  ...files,
  /** Scripts that the first one loads after the first paint. */
  preload: z.array(z.string()),
  chunks: z.record(z.string(), z.object(files)),
};

const schema = z.object({
  ...build,
  fonts: z.array(z.string()),
  icon: z.string(),
  pictures: picturesSchema,
  /** The files of other languages than British English. */
  translations: z.record(z.string(), z.object(build)).optional(),
});

/** The URLs of the shell's own files: those of all pages, and in `chunks` those of each route. */
export type ShellAssets = z.infer<typeof schema>;

/** Reads the asset list of the browser build. Throws when the shell has not been built. */
export const readShellAssets = (folder: string): ShellAssets =>
  schema.parse(JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')));

/** Returns the shell's files for pages in a language; those in the test language have no scripts. */
export const shellIn = (shell: ShellAssets, language: string): ShellAssets => ({
  ...shell,
  ...(language === TEST_LANGUAGE ? { js: [], preload: [] } : shell.translations?.[language]),
});
