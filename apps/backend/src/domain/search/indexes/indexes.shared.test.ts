import { liteClient } from 'algoliasearch/lite';
import { indexDefinitions } from '.';
import type { TestApp } from '../../../testing/app';
import type { SearchRecord } from '../engine/index/record';
import type { QueryFigures } from '../relevance/measure';
import { measureGroup } from '../relevance/measure';
import { queryGroups } from '../relevance/queries';
import { searchedBy } from '../relevance/searched';
import { gatherSources } from './sources';

/** Of the judged queries one of each third rule is asked here; `relevance.nightly.test.ts` asks all, of the whole catalogue. */
const ONE_RULE_IN = 3;
/** The largest share of queries whose first hit is not relevant. */
const MAX_LATE = 0.03;
const MIN_GAIN = 0.96;

export const indexTests = (backend: TestApp): void => {
  describe('the search indexes', () => {
    let client: ReturnType<typeof liteClient>;
    /** The records of each index, by kind. */
    const recordsOf = new Map<string, SearchRecord[]>();

    beforeAll(async () => {
      const sources = await gatherSources(backend.database);
      for (const { kind, records } of indexDefinitions) {
        const all: SearchRecord[] = [];
        for await (const record of records(sources)) all.push(record);
        recordsOf.set(kind, all);
      }
      const port = await backend.listen();
      client = liteClient('signpost', 'any-key', {
        timeouts: { connect: 30_000, read: 30_000, write: 30_000 },
        hosts: [{ url: `127.0.0.1:${port}/search`, protocol: 'http', accept: 'readWrite' }],
      });
    });

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
      const wrong: unknown[] = [];
      for (const [kind, records] of recordsOf) {
        const ids = new Set<string>();
        for (const { objectID, title, url, ...record } of records) {
          const addressed = typeof url === 'string' && /^\/explore\/[^\s]+$/.test(url);
          const named = typeof title === 'string' && typeof record['kind'] === 'string';
          if (ids.has(objectID) || !named || !addressed) wrong.push([kind, objectID, title, url]);
          ids.add(objectID);
        }
      }
      expect(wrong).toEqual([]);
    });

    it('states the cohort of every graduate salary, and distinguishes courses of one title at one place [C-19]', async () => {
      const wrong: unknown[] = [];
      const ways = new Set<string>();
      for (const kind of ['courses', 'universities', 'subject_guides']) {
        for (const record of recordsOf.get(kind) ?? []) {
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
      const wales = await search('d10_universities', {
        filters: 'country:wales',
        facets: ['country', 'tef'],
      });
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

    it('keeps the relevance of search above its minimum [C-19]', async () => {
      const searched = searchedBy(
        async (requests) => (await client.search({ requests: [...requests] as never })).results,
        recordsOf,
      );
      const all: QueryFigures[] = [];
      for (const group of queryGroups) {
        const judged = group.judged
          .filter((_rule, place) => place % ONE_RULE_IN === 0)
          .map(({ queries: [query = ''], right }) => ({ queries: [query], right }));
        all.push(...(await measureGroup(searched, { ...group, judged })).queries);
      }
      expect(all.length).toBeGreaterThan(100);
      const late = all.filter(({ firstRight }) => firstRight !== 1);
      const mean = all.reduce((sum, { gain }) => sum + gain, 0) / all.length;
      expect({ late, isEnough: late.length <= all.length * MAX_LATE }).toEqual({ late, isEnough: true });
      expect(mean).toBeGreaterThan(MIN_GAIN);
    });
  });
};
