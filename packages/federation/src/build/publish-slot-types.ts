import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The file in a remote's folder that describes the slots in its own pages. */
const SOURCE = 'slots.d.ts';

/** The same file in a release. */
export const PUBLISHED_SLOT_TYPES = 'types/slots.d.ts';

/** Copies the slot types of the remote in `folder`, if it has any, into its build, so that its release has them. */
export const publishSlotTypes = async (folder: string, dist: string): Promise<void> => {
  const source = path.join(folder, SOURCE);
  if (!existsSync(source)) return;
  const target = path.join(dist, PUBLISHED_SLOT_TYPES);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(source, target);
};
