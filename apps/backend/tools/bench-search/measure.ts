// Measures the search engine on synthetic courses, with queries typed letter by letter, a typing error and three facets,
// and prints the figures as JSON: `measure.cjs <catalogue> <documents>`. `../bench-search.ts` bundles this file first.
import type { CatalogueFiles } from '../../src/domain/catalogue/files';
import { readCatalogue } from '../../src/domain/catalogue/files';
import { IndexBuilder } from '../../src/domain/search/engine/index/builder';
import { countFacet } from '../../src/domain/search/engine/query/facets';
import type { SearchRecord } from '../../src/domain/search/engine/index/record';
import { createTimeSlicer } from '../../src/domain/search/engine/index/time-slicing';
import { plainQuery } from '../../src/domain/search/engine/query/query';
import { courses } from '../../src/domain/search/indexes/courses';
import { ask } from '../../src/domain/search/understanding/ask';
import type { UnderstandingSources } from '../../src/domain/search/understanding/understand';
import { createUnderstand } from '../../src/domain/search/understanding/understand';
import { syntheticCourses } from './synthetic-courses';
import { typedQueries } from './typed-queries';

const RUNS = 5;
const FACETS = ['subjects', 'region', 'studyMode'] as const;
const PAGE_SIZE = 20;

const main = async (): Promise<void> => {
  const [, , folder = '', documents] = process.argv;
  const catalogue = await readCatalogue(folder);
  const records = syntheticCourses(catalogue, Number(documents));
  const queries = typedQueries(records);
  const engine = await buildEngine(records, sourcesOf(catalogue));
  const figures = { documents: records.length, queries: queries.length, facets: FACETS.length };
  console.log(
    JSON.stringify({ ...figures, own: { ...engine.built, ...measure(engine.find, queries, RUNS) } }, null, 2),
  );
};

/** The data of query understanding: the names of providers, and outcodes. */
const sourcesOf = (catalogue: CatalogueFiles) => {
  const providers = new Map(
    catalogue
      .providers()
      .map(({ ukprn, name, aliases, address: { town } }) => [ukprn, { name, aliases, town }]),
  );
  const outcodes = new Map(
    catalogue
      .outcodes()
      .map(([outcode, latitude, longitude]) => [outcode, { lat: latitude, lng: longitude }]),
  );
  return { providers, outcodes };
};

interface Engine {
  built: { buildMs: number; longestSliceMs?: number; heapMb: number };
  find(text: string): number;
}

/** Builds and calls the engine as the service does, with hits parsed and facets counted. */
const buildEngine = async (all: readonly SearchRecord[], sources: UnderstandingSources): Promise<Engine> => {
  const memoryBefore = memoryMb();
  const startedAt = performance.now();
  const builder = new IndexBuilder(courses.settings);
  const yieldToEventLoop = createTimeSlicer();
  let longestSliceMs = 0;
  let sliceStartedAt = startedAt;
  const measuredYield = async () => {
    longestSliceMs = Math.max(longestSliceMs, performance.now() - sliceStartedAt);
    await yieldToEventLoop();
    sliceStartedAt = performance.now();
  };
  for (const record of all) {
    builder.add(record);
    await measuredYield();
  }
  const index = await builder.build(measuredYield);
  const understand = createUnderstand('courses', index, sources);
  const built = {
    buildMs: Math.round(performance.now() - startedAt),
    longestSliceMs: Math.round(longestSliceMs),
    heapMb: memoryMb() - memoryBefore,
  };
  return {
    built,
    find(text) {
      const query = { ...plainQuery, text, length: PAGE_SIZE, spread: true };
      const { documents, matched, total } = ask(index, query, understand).found;
      for (const facet of FACETS) countFacet(index, facet, matched, 'count');
      documents.map((document) => index.record(document));
      return total;
    },
  };
};

/**
 * Milliseconds per query: the median of the runs for each percentile. First runs one query in ten unmeasured, as a
 * warm-up.
 */
const measure = (find: Engine['find'], queries: readonly string[], runCount: number) => {
  queries.filter((_query, index) => index % 10 === 0).forEach(find);
  const all = Array.from({ length: runCount }, () => {
    const durations = queries
      .map((query) => {
        const startedAt = performance.now();
        find(query);
        return performance.now() - startedAt;
      })
      .sort((one, other) => one - other);
    const percentile = (share: number) =>
      Math.round((durations[Math.floor(share * (durations.length - 1))] ?? NaN) * 100) / 100;
    return { p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99), max: percentile(1) };
  });
  const median = (figure: keyof (typeof all)[number]) =>
    all.map((run) => run[figure]).sort((one, other) => one - other)[Math.floor(all.length / 2)];
  return { p50: median('p50'), p95: median('p95'), p99: median('p99'), max: median('max') };
};

/** Megabytes in use, on the heap and in array buffers; requires --expose-gc for meaningful figures. */
const memoryMb = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1e6);
};

void main();
