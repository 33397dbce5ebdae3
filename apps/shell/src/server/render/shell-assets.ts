import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  fonts: z.array(z.string()),
  icon: z.string(),
});

/** The shell's own files that every page needs, as URLs. */
export type ShellAssets = z.infer<typeof schema>;

/** Reads what the browser build wrote down about itself. Throws when the shell was not built. */
export const readShellAssets = (folder: string): ShellAssets =>
  schema.parse(JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')));
