// Asks every judged query of the whole catalogue's indexes and prints the figures as JSON; with --keep it writes them to
// src/search/relevance/figures.json, which later runs are held against.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogue } from '../src/catalogue/files';
import { indexesOf } from '../src/search/relevance/catalogue-indexes';
import { measureGroup } from '../src/search/relevance/measure';
import { queryGroups } from '../src/search/relevance/queries';
import { searchedOn } from '../src/search/relevance/searched';
import { summaryOf, summarySchema, worseThan } from '../src/search/relevance/summary';

const kept = join(__dirname, '../src/search/relevance/figures.json');

async function main(): Promise<void> {
  const catalogue = await readCatalogue(join(__dirname, '../catalogue'));
  const searched = await searchedOn(await indexesOf(catalogue));
  const groups = [];
  for (const group of queryGroups) groups.push(await measureGroup(searched, group));
  const figures = summaryOf(groups);
  const before = summarySchema.parse(JSON.parse(await readFile(kept, 'utf8').catch(() => '{}')));
  console.log(JSON.stringify({ figures, worse: worseThan(before, groups) }));
  if (process.argv.includes('--keep')) await writeFile(kept, `${JSON.stringify(figures, null, 2)}\n`);
}

void main().then(() => process.exit(0));
