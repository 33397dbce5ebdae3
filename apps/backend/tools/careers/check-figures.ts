// Compares pay and employment of all careers with the published files: `npx tsx apps/backend/tools/careers/check-figures.ts <folder>`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { careerSchema } from '../../src/domain/catalogue/content/careers';
import { readPublished } from './published';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Pass the folder of the published files as the argument.');
  process.exit(1);
}

const contentPath = join(import.meta.dirname, '../../catalogue/content/careers.json');
const careers = z.array(careerSchema).parse(JSON.parse(readFileSync(contentPath, 'utf8')));
const published = readPublished(folder);
const different = careers.filter(({ id, unitGroup, pay, employment }) => {
  return !isDeepStrictEqual({ unitGroup, pay, employment }, published(id));
});
for (const { id, title } of different) console.error(`${id} ${title} differs from the published files`);
console.log(`${careers.length - different.length} of ${careers.length} careers match the published files`);
if (different.length > 0) process.exitCode = 1;
