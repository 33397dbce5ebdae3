// Runs every judged query on the whole catalogue's indexes and prints the figures as JSON; with --keep it writes them to
// src/search/relevance/figures.json, the baseline of later runs.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogue } from '../src/domain/catalogue/files';
import { indexesOf } from '../src/domain/search/relevance/catalogue-indexes';
import { measureGroup } from '../src/domain/search/relevance/measure';
import { queryGroups } from '../src/domain/search/relevance/queries';
import { searchedOn } from '../src/domain/search/relevance/searched';
import { summaryOf, summarySchema, worseThan } from '../src/domain/search/relevance/summary';

const figuresPath = join(__dirname, '../src/domain/search/relevance/figures.json');

const main = async (): Promise<void> => {
  const catalogue = await readCatalogue(join(__dirname, '../catalogue'));
  const searched = await searchedOn(await indexesOf(catalogue));
  const groups = [];
  for (const group of queryGroups) groups.push(await measureGroup(searched, group));
  const figures = summaryOf(groups);
  const before = summarySchema.parse(JSON.parse(await readFile(figuresPath, 'utf8').catch(() => '{}')));
  console.log(JSON.stringify({ figures, worse: worseThan(before, groups) }));
  if (process.argv.includes('--keep')) await writeFile(figuresPath, `${JSON.stringify(figures, null, 2)}\n`);
};

void main().then(() => process.exit(0));
