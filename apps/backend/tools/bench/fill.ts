// Fills the embedded database in DATA_DIR with clones of the catalogue's courses: `DATA_DIR=<folder> tsx fill.ts <number>`.
import { fillSynthetic } from './fill-synthetic';
import { openBackend } from './open-backend';

const main = async (): Promise<void> => {
  const directory = process.env['DATA_DIR'];
  const courseCount = Number(process.argv[2]);
  if (!directory || !(courseCount > 0))
    throw new Error('usage: DATA_DIR=folder tsx fill.ts <number of courses>');
  const filling = await openBackend({ directory, url: undefined });
  await fillSynthetic(filling.database, filling.catalogue, courseCount);
  await filling.close();
};

void main();
