import { liteClient } from 'algoliasearch/lite';
import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../../testing/app';
import { searchBuilt, startTestApp } from '../../../testing/app';
import { indexDefinitions } from '.';
import { gatherSources } from './sources';

let backend: TestApp;
let client: ReturnType<typeof liteClient>;

beforeAll(async () => {
  backend = await startTestApp();
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.app.server.address() as AddressInfo;
  client = liteClient('signpost', 'any-key', {
    timeouts: { connect: 30_000, read: 30_000, write: 30_000 },
    hosts: [{ url: `127.0.0.1:${port}/search`, protocol: 'http', accept: 'readWrite' }],
  });
  await searchBuilt(backend);
});
afterAll(() => backend.close());

const search = async (indexName: string, parameters: object = {}) => {
  const { results } = await client.searchForHits<Record<string, unknown>>({
    requests: [{ indexName, ...parameters }],
  });
  const [answer] = results;
  if (!answer) throw new Error('no answer');
  return answer;
};

it('has an index for every kind of content [K-10]', async () => {
  const kinds =
    'apprenticeships articles career_pathways careers courses employers industry_guides location_guides open_days ' +
    'searches spotlights statement_guides subject_guides universities virtual_work_experiences';
  expect(indexDefinitions.map(({ kind }) => kind).toSorted()).toEqual(kinds.split(' '));
  for (const { kind } of indexDefinitions) {
    expect(await search(`d10_${kind}`)).toMatchObject({ index: `d10_${kind}`, page: 0 });
  }
});

it('builds every record with a unique id, a title, a kind and a URL on the site', async () => {
  const sources = await gatherSources(backend.database);
  const wrong: unknown[] = [];
  for (const { kind, records } of indexDefinitions) {
    const ids = new Set<string>();
    for await (const { objectID, title, url, ...record } of records(sources)) {
      const addressed = typeof url === 'string' && /^\/explore\/[^\s]+$/.test(url);
      const named = typeof title === 'string' && typeof record['kind'] === 'string';
      if (ids.has(objectID) || !named || !addressed) wrong.push([kind, objectID, title, url]);
      ids.add(objectID);
    }
  }
  expect(wrong).toEqual([]);
});

it('states the cohort of every graduate salary, and distinguishes courses of one title at one place [C-19]', async () => {
  const sources = await gatherSources(backend.database);
  const wrong: unknown[] = [];
  const ways = new Set<string>();
  for (const { kind, records } of indexDefinitions) {
    if (!['courses', 'universities', 'subject_guides'].includes(kind)) continue;
    for await (const record of records(sources)) {
      if ((record['salary'] === null) !== (record['salaryCohort'] === null)) wrong.push(record.objectID);
      if (kind !== 'courses') continue;
      // The points of a row have their group too, and the same courses have them that a list sorts by points.
      const entry = record['entry'] as { people?: number; years?: string } | null;
      if ((entry === null) !== (record['tariff'] === null)) wrong.push(record.objectID);
      if (entry && !(entry.people && entry.years)) wrong.push(record.objectID);
      const { title, provider, qualification, distinction, studyMode } = record;
      const way = JSON.stringify([title, provider, qualification, distinction, studyMode]);
      if (ways.has(way)) wrong.push(way);
      ways.add(way);
    }
  }
  expect(ways.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('finds universities by name, other name and town, with typing errors, and filters them [C-19]', async () => {
  const titles = async (parameters: object) =>
    (await search('d10_universities', parameters)).hits.map(({ title }) => title);
  expect((await titles({ query: 'university of bath' }))[0]).toBe('University of Bath');
  expect(await titles({ query: 'loughboruogh' })).toContain('Loughborough University');
  expect((await titles({ query: 'uni of leeds' }))[0]).toBe('University of Leeds');
  const wales = await search('d10_universities', { filters: 'country:wales', facets: ['country', 'tef'] });
  expect(wales.facets?.['country']).toEqual({ Wales: wales.nbHits });
  const near = await search('d10_universities', { aroundLatLng: '51.38,-2.36', aroundRadius: 20_000 });
  expect(near.hits.map(({ title }) => title)).toContain('University of Bath');
});

it('filters courses by the ways in of their entrants, with the numbers [C-19]', async () => {
  const facets = ['wayIn'];
  const all = await search('d10_courses', { facets, hitsPerPage: 0 });
  expect(Object.keys(all.facets?.['wayIn'] ?? {}).sort()).toEqual([
    ...['Access course', 'Foundation course', 'No formal qualifications', 'Other qualifications'],
  ]);
  const access = await search('d10_courses', { filters: 'wayIn:"Access course"' });
  expect(access.nbHits).toBe(all.facets?.['wayIn']?.['Access course']);
  expect(access.hits[0]).toMatchObject({
    waysIn: {
      people: expect.any(Number),
      years: expect.any(String),
      shares: expect.arrayContaining([{ name: 'Access course', percent: expect.any(Number) }]),
    },
  });
});

it('counts universities by mode of study and by entry points [C-19]', async () => {
  const facets = ['studyMode', 'tariffBand', 'subjects'];
  const all = await search('d10_universities', { facets, hitsPerPage: 0 });
  const modes = all.facets?.['studyMode'] ?? {};
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(['Full-time', 'Part-time']));
  expect(modes['Full-time']).toBeGreaterThan(modes['Part-time'] ?? NaN);
  expect(Object.keys(all.facets?.['tariffBand'] ?? {})).toContain('96 to 127 points');
  const partTime = await search('d10_universities', { facetFilters: [['studyMode:Part-time']] });
  expect(partTime.nbHits).toBe(modes['Part-time']);
});

it('groups employers by the industry guide they belong to, and finds them by their own trade [C-19] [E-16]', async () => {
  const guides = backend.services.documents.all('industry-guides').map(({ title }) => title);
  const all = await search('d10_employers', { facets: ['industry'] });
  const counts = Object.entries(all.facets?.['industry'] ?? {});
  expect(counts.filter(([title]) => !guides.includes(title))).toEqual([]);
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(all.nbHits);
  const { hits } = await search('d10_employers', { query: 'whisky' });
  expect(hits[0]).toMatchObject({ business: 'Whisky' });
});

it('suggests queries by word prefix, filtered by institution [C-19]', async () => {
  const { hits } = await search('d10_searches', { query: 'loughb', filters: 'suggests:university' });
  expect(hits[0]).toMatchObject({
    title: 'Loughborough University',
    url: expect.stringContaining('/explore/unis/'),
  });
  const own = await search('d10_searches', { filters: 'institutionName:"Loughborough University"' });
  expect(own.hits).toContainEqual(expect.objectContaining({ title: 'Loughborough University' }));
});

it('reflects changes of the database without a restart', async () => {
  await backend.database.transaction().execute(async (transaction) => {
    await sql`update provider set name = 'Xylophone Academy' where short_id = '10007850'`.execute(
      transaction,
    );
    await sql`update data_revision set revision = revision + 1`.execute(transaction);
  });
  await backend.services.revision.check();
  const { hits } = await search('d10_universities', { query: 'xylophone' });
  expect(hits).toMatchObject([{ objectID: '10007850', title: 'Xylophone Academy' }]);
});
