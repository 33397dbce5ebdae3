// Runs every judged query on the indexes of the complete catalogue and prints the figures as JSON; with --keep it writes
// them to src/domain/search/relevance/figures.json, the baseline of later runs.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogue } from '../src/domain/catalogue/files';
import { indexesOf } from '../src/domain/search/relevance/catalogue-indexes';
import { measureGroup } from '../src/domain/search/relevance/measure';
import { queryGroups } from '../src/domain/search/relevance/queries';
import { searchedOn } from '../src/domain/search/relevance/searched';
import { summaryOf, summarySchema, worseThan } from '../src/domain/search/relevance/summary';

const FIGURES_PATH = join(__dirname, '../src/domain/search/relevance/figures.json');

const main = async (): Promise<void> => {
  const catalogue = await readCatalogue(join(__dirname, '../catalogue'));
  const searched = await searchedOn(await indexesOf(catalogue));
  const groups = [];
  for (const group of queryGroups) groups.push(await measureGroup(searched, group));
  const figures = summaryOf(groups);
  const baseline = summarySchema.parse(JSON.parse(await readFile(FIGURES_PATH, 'utf8').catch(() => '{}')));
  console.log(JSON.stringify({ figures, worse: worseThan(baseline, groups) }));
  if (process.argv.includes('--keep')) await writeFile(FIGURES_PATH, `${JSON.stringify(figures, null, 2)}\n`);
};

void main().then(() => process.exit(0));
