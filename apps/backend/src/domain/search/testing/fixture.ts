import type { AddressInfo } from 'node:net';
import { createServer } from '../../../platform/server/server';
import { IndexBuilder } from '../engine/index/builder';
import type { IndexSettings, SearchRecord } from '../engine/index/record';
import type { SearchIndex } from '../engine/index/search-index';
import { settings } from '../indexes/definition';
import type { IndexDefinition } from '../indexes/definition';
import { createLiveIndexes } from '../indexes/live-indexes';
import { searchProtocol } from '../../../delivery/search/routes';
import { createSearcher } from '../../../delivery/search/searcher';

/** Builds an index of the given records. */
export const buildIndex = (
  given: Partial<IndexSettings>,
  records: readonly SearchRecord[],
): Promise<SearchIndex> => {
  const builder = new IndexBuilder(
    settings('none', {
      searchable: ['title'],
      facets: [],
      texts: [],
      ranking: [],
      sorts: [],
      synonyms: [],
      translations: {},
      fillers: [],
      ...given,
    }),
  );
  for (const record of records) builder.add(record);
  return builder.build(async () => {});
};

const course = (objectID: string, title: string, more: object): SearchRecord => ({
  objectID,
  title,
  kind: 'course',
  ...more,
});

const bath = {
  provider: 'University of Bath',
  town: 'Bath',
  region: 'South West',
  _geoloc: { lat: 51.38, lng: -2.33 },
};
const leeds = {
  provider: 'University of Leeds',
  town: 'Leeds',
  region: 'Yorkshire',
  _geoloc: { lat: 53.81, lng: -1.55 },
};
const derby = {
  provider: 'University of Derby',
  town: 'Derby',
  region: 'East Midlands',
  _geoloc: { lat: 52.94, lng: -1.5 },
};

/** A dozen courses, few enough to count by hand. */
export const courseRecords: readonly SearchRecord[] = [
  course('c1', 'Computer Science', {
    ...bath,
    mode: ['Full-time'],
    salary: 38_000,
    body: 'Learn to program well.',
  }),
  course('c2', 'Computer Science', { ...leeds, mode: ['Full-time', 'Part-time'], salary: 33_000 }),
  course('c3', 'Computing', { ...derby, mode: ['Part-time'], salary: 27_000 }),
  course('c4', 'Biology', { ...bath, mode: ['Full-time'], salary: 25_000 }),
  course('c5', 'Biology with Psychology', { ...leeds, mode: ['Full-time'], salary: 24_000 }),
  course('c6', 'Psychology', { ...derby, mode: ['Full-time', 'Part-time'], salary: 23_500 }),
  course('c7', 'Law', { ...leeds, mode: ['Full-time'] }),
  course('c8', 'Law & French', { ...bath, mode: ['Full-time'], salary: 26_000 }),
  course('c9', 'Nursing (Adult)', { ...derby, mode: ['Full-time'], salary: 29_000 }),
  course('c10', 'Women’s Studies', { ...leeds, mode: ['Part-time'], salary: 22_000 }),
  course('c11', 'Science of <Sound>', { ...derby, mode: ['Distance learning'], salary: 21_000 }),
  course('c12', 'Design, Craft and Making', { ...bath, mode: ['Distance learning'], salary: 20_000 }),
];

const courses: IndexDefinition = {
  kind: 'courses',
  settings: settings('courses', {
    searchable: ['title', 'provider', 'town', 'body'],
    texts: ['body'],
    facets: ['kind', 'provider', 'region', 'mode', 'salary'],
    sorts: ['title', 'salary'],
    synonyms: [
      ['computer science', 'cs'],
      ['university', 'uni'],
    ],
  }),
  records: () => courseRecords,
};

const articles: IndexDefinition = {
  kind: 'articles',
  settings: settings('articles', { searchable: ['title', 'body'], facets: ['topic'] }),
  records: () => [
    {
      objectID: 'a1',
      title: 'Choosing a course',
      topic: 'Choosing',
      body: `${'Read widely before you decide. '.repeat(12)}A biology lab is loud. ${'Ask what a week looks like. '.repeat(12)}`,
    },
  ],
};

/** Serves the search protocol over the fixture's indexes, or others; `options` are the official client's. */
export const startSearch = async ({
  definitions = [courses, articles],
  ...limits
}: { definitions?: readonly IndexDefinition[]; millisecondsAMinute?: number } = {}) => {
  const app = createServer(false);
  const unused = () => {
    throw new Error('the fixture has no sources');
  };
  const none = { byId: unused, all: unused, texts: () => new Map() };
  const indexes = createLiveIndexes({ definitions });
  await app.register(searchProtocol, { prefix: '/search', search: createSearcher({ indexes, ...limits }) });
  await indexes.rebuild(() => ({ documents: none, providers: new Map(), outcodes: new Map() }) as never);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const options = {
    timeouts: { connect: 30_000, read: 30_000, write: 30_000 }, // long, so that a slow machine does not fail the tests
    hosts: [{ url: `127.0.0.1:${port}/search`, protocol: 'http' as const, accept: 'readWrite' as const }],
  };
  return { app, options, close: () => app.close() };
};
