// Measures the search engine on synthetic courses, as typed letter by letter with a typing error and three facets, and prints
// its figures as JSON: `measure.cjs <catalogue> <documents>`. `../bench-search.ts` bundles it first, as the product is bundled.
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
const PAGE = 20;

/** Prints the figures of the engine. */
const main = async (): Promise<void> => {
  const [, , folder = '', documents] = process.argv;
  const catalogue = await readCatalogue(folder);
  const records = syntheticCourses(catalogue, Number(documents));
  const queries = typedQueries(records);
  const own = await ownEngine(records, sourcesOf(catalogue));
  const figures = { documents: records.length, queries: queries.length, facets: FACETS.length };
  console.log(
    JSON.stringify({ ...figures, own: { ...own.built, ...measure(own.find, queries, RUNS) } }, null, 2),
  );
};

/** The sources of query understanding: the names of providers, and outcodes. */
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

/** The service's own engine, built and called as the service does, with hits parsed and facets counted. */
const ownEngine = async (all: readonly SearchRecord[], sources: UnderstandingSources): Promise<Engine> => {
  const before = memory();
  const began = performance.now();
  const builder = new IndexBuilder(courses.settings);
  const pause = createTimeSlicer();
  let longest = 0;
  let sliceBegan = began;
  const watched = async () => {
    longest = Math.max(longest, performance.now() - sliceBegan);
    await pause();
    sliceBegan = performance.now();
  };
  for (const record of all) {
    builder.add(record);
    await watched();
  }
  const index = await builder.build(watched);
  const understand = createUnderstand('courses', index, sources);
  const built = {
    buildMs: Math.round(performance.now() - began),
    longestSliceMs: Math.round(longest),
    heapMb: memory() - before,
  };
  return {
    built,
    find(text) {
      const query = { ...plainQuery, text, length: PAGE, spread: true };
      const { documents, matched, total } = ask(index, query, understand).found;
      for (const facet of FACETS) countFacet(index, facet, matched, 'count');
      documents.map((document) => index.record(document));
      return total;
    },
  };
};

/**
 * Milliseconds per query, of the run with the lowest 95th percentile; one query in ten is a warm-up and not measured.
 */
const measure = (find: Engine['find'], queries: readonly string[], times: number) => {
  queries.filter((_query, index) => index % 10 === 0).forEach(find);
  const all = Array.from({ length: times }, () => {
    const spent = queries
      .map((query) => {
        const began = performance.now();
        find(query);
        return performance.now() - began;
      })
      .sort((one, other) => one - other);
    const at = (share: number) =>
      Math.round((spent[Math.floor(share * (spent.length - 1))] ?? NaN) * 100) / 100;
    return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
  });
  return all.reduce((best, run) => (run.p95 < best.p95 ? run : best));
};

/** Megabytes in use, inside the heap and outside it; requires --expose-gc for meaningful figures. */
const memory = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1e6);
};

void main();
