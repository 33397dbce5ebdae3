import { writeFile } from 'node:fs/promises';
import { printSection, table } from './report';
import { machine } from './machine';
import { readOptions, type Options, type Section } from './options';
import { passes, verdictRow, type Verdict } from './budgets';
import { prepare, startProduct } from './product';
import { findRoutes } from './routes';
import {
  bytesSection,
  cdnSection,
  embedSection,
  lighthouseSection,
  loadSection,
  measureBackend,
  pressSection,
  relevanceSection,
  ssrSection,
  startSection,
  swapSection,
  taxSection,
} from './sections';
import type { SectionResult } from './sections/section';

const SECTION_OF = {
  start: startSection,
  bytes: bytesSection,
  press: pressSection,
  ssr: ssrSection,
  lighthouse: lighthouseSection,
  tax: taxSection,
  release: swapSection,
  embed: embedSection,
  load: loadSection,
  cdn: cdnSection,
} as const;

/** Sections that measure only the backend, without the built product. */
const WITHOUT_PRODUCT = { backend: measureBackend, relevance: relevanceSection } as const;

const isOfProduct = (section: Section): section is keyof typeof SECTION_OF => section in SECTION_OF;

const measureProduct = async (
  options: Options,
  sections: readonly (keyof typeof SECTION_OF)[],
): Promise<SectionResult[]> => {
  await prepare(options.built);
  const product = await startProduct(options.courses);
  // An interrupted run must not leave processes or files behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void product.stop().finally(() => process.exit(1)));
  }
  try {
    const routes = await findRoutes(product.origin);
    const results: SectionResult[] = [];
    for (const section of sections) {
      const result = await SECTION_OF[section]({ product, routes, quick: options.quick });
      printSection(result.title, result.table, result.note);
      results.push(result);
    }
    return results;
  } finally {
    await product.stop();
  }
};

const measure = async (options: Options): Promise<SectionResult[]> => {
  const results: SectionResult[] = [];
  for (const section of options.sections) {
    if (isOfProduct(section)) continue;
    const result = await WITHOUT_PRODUCT[section]();
    printSection(result.title, result.table, result.note);
    results.push(result);
  }
  const sections = options.sections.filter(isOfProduct);
  return sections.length > 0 ? [...results, ...(await measureProduct(options, sections))] : results;
};

const verdictsTable = (verdicts: readonly Verdict[]): string =>
  table(['', 'budget', 'measured', 'limit'], verdicts.map(verdictRow));

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  console.log(
    `Signpost bench, ${machine()}${options.quick ? ', quick' : ''}${options.courses ? `, ${options.courses} courses` : ''}`,
  );
  const results = await measure(options);
  const verdicts = results.flatMap((result) => result.verdicts);
  const failed = verdicts.filter((verdict) => !passes(verdict));
  printSection(
    'Budgets',
    verdictsTable(verdicts),
    `${verdicts.length - failed.length} kept, ${failed.length} not.`,
  );
  if (options.json) {
    const measured = results.map(({ title, data, verdicts: own }) => ({ title, data, verdicts: own }));
    await writeFile(options.json, `${JSON.stringify({ machine: machine(), measured }, null, 1)}\n`);
  }
  if (options.check && failed.length > 0) process.exitCode = 1;
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
