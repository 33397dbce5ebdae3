// Writes the published salaries into the subject guides: `npx tsx apps/backend/tools/guides/update-salaries.ts <folder>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { subjectGuideSchema } from '../../src/domain/catalogue/content/guides';
import { readCsv } from '../publication';
import { subjectSalary } from './subject-salary';

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Pass the folder of the published files as the argument.');
  process.exit(1);
}

const file = join(import.meta.dirname, '../../catalogue/content/subject-guides.json');
const guides = z.array(subjectGuideSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
const rows = readCsv(join(source, 'discover-uni-2025/GOSECSAL.csv.gz'));
const updated = guides.map((guide) => ({ ...guide, salary: subjectSalary(rows, guide.cah) }));
writeFileSync(file, `${JSON.stringify(updated, null, 2)}\n`);
const withSalary = updated.filter(({ salary }) => salary !== null).length;
console.log(`Salaries of ${withSalary} of ${updated.length} subjects written; format the file with oxfmt.`);
