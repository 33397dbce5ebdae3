import type { TestApp } from '../../../testing/app';
import { providerListSchema } from './schema';

export const providerListTests = (backend: TestApp): void => {
  describe('lists of providers', () => {
    const COURSES_PATH = '/api/v1/courses';

    const list = async (parameters: Record<string, string> = {}) => {
      const answer = await backend.get(COURSES_PATH, { output: 'provider', ...parameters });
      expect(answer.statusCode).toBe(200);
      return providerListSchema.parse(answer.json());
    };

    const refused = async (parameters: Record<string, string>, field: string) => {
      const answer = await backend.get(COURSES_PATH, { output: 'provider', ...parameters });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      const problem = answer.json<{ status: number; errors: { field: string; message: string }[] }>();
      expect(problem.status).toBe(400);
      expect(problem.errors.map((error) => error.field)).toContain(field);
      return answer;
    };

    const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name);

    it('returns the first 48 providers by sort name in the documented shape [C-05]', async () => {
      const { results, total, offset, limit } = await list();
      expect({ offset, limit, count: results.length }).toEqual({ offset: 0, limit: 48, count: 48 });
      expect(total).toBeGreaterThanOrEqual(470);
      const sortNames = results.map(({ sortName }) => sortName);
      expect(sortNames).toEqual([...sortNames].sort((one, other) => one.localeCompare(other, 'en')));
      expect(results[0]).toMatchObject({ subjects: [], sites: [], description: null, distance: null });
    });

    it('pages without gaps or repeats, and returns an empty page past the end [C-05]', async () => {
      const { total } = await list({ limit: '1' });
      const seen = new Set<string>();
      for (let offset = 0; offset < total; offset += 100) {
        const { results } = await list({ limit: '100', offset: String(offset) });
        for (const { providerId } of results) seen.add(providerId);
      }
      expect(seen.size).toBe(total);
      expect((await list({ offset: '100000' })).results).toEqual([]);
    });

    it('sorts by a figure, with providers without one last in both directions [C-05]', async () => {
      for (const sort of ['ASC', 'DESC']) {
        const pages = await Promise.all(
          ['0', '100', '200', '300', '400'].map((offset) =>
            list({ sortBy: 'salary', sort, offset, limit: '100' }),
          ),
        );
        const medians = pages.flatMap(({ results }) => results.map(({ salary }) => salary?.median ?? null));
        const known = medians.filter((median) => median !== null);
        const order = sort === 'ASC' ? 1 : -1;
        expect(medians.slice(0, known.length)).toEqual(
          [...known].sort((one, other) => order * (one - other)),
        );
      }
      expect((await list({ sortBy: 'tef', sort: 'DESC', limit: '1' })).results[0]?.tef?.overall).toBe('Gold');
      const most = await list({ sortBy: 'courses', sort: 'DESC', limit: '2' });
      expect(most.results[0]?.courseCount).toBeGreaterThanOrEqual(most.results[1]?.courseCount ?? Infinity);
    });

    it('returns miles from a point, sorts by distance and filters by radius [C-05]', async () => {
      const bath = { lat: '51.38', lng: '-2.36', radius: '15', sortBy: 'distance' };
      const { results, total } = await list(bath);
      expect(total).toBeGreaterThan(5);
      const miles = results.map(({ distance }) => distance ?? Infinity);
      expect(miles).toEqual([...miles].sort((one, other) => one - other));
      expect(Math.max(...miles)).toBeLessThanOrEqual(15);
      expect(names({ results })).toContain('University of Bristol');
      expect(names({ results })).not.toContain('University of Exeter');
    });

    it('counts each facet with the other facets’ selections and without its own [C-05]', async () => {
      const all = await list({ limit: '1' });
      const wales = await list({ limit: '100', filters: JSON.stringify({ country: ['Wales'] }) });
      expect(wales.results.every(({ address }) => address.country === 'Wales')).toBe(true);
      expect(wales.facets.country).toEqual(all.facets.country);
      const byValue = new Map(wales.facets.region.map(({ value, count }) => [value, count]));
      expect(byValue.get('Wales')).toBe(wales.total);
      expect(byValue.get('London')).toBe(0);
      expect(wales.facets.letter.reduce((sum, { count }) => sum + count, 0)).toBe(wales.total);
      const both = await list({ filters: JSON.stringify({ country: ['Wales', 'Scotland'] }), limit: '1' });
      const count = (value: string) =>
        all.facets.country.find((facet) => facet.value === value)?.count ?? NaN;
      expect(both.total).toBe(count('Wales') + count('Scotland'));
    });

    it('filters by TEF rating, none included, and by letter, whose facet still lists the other letters [C-05]', async () => {
      const gold = await list({ filters: '{"tef":["Gold"]}', limit: '100' });
      expect(gold.results.every(({ tef }) => tef?.overall === 'Gold')).toBe(true);
      const none = await list({ filters: '{"tef":["none"]}', limit: '1' });
      expect(none.results[0]?.tef).toBeNull();
      const lettered = await list({ letter: 'Y', limit: '100' });
      expect(lettered.results.every(({ sortName }) => sortName.startsWith('Y'))).toBe(true);
      expect(lettered.facets.letter.length).toBeGreaterThan(15);
    });

    it('finds providers by name, other name and town with typing errors, best match first [C-05]', async () => {
      expect(names(await list({ query: 'university of bath' }))[0]).toBe('University of Bath');
      expect(names(await list({ query: 'loughboruogh' }))).toContain('Loughborough University');
      expect(names(await list({ query: 'LSE' }))[0]).toBe(
        'The London School of Economics and Political Science',
      );
      expect(names(await list({ query: 'penryn' }))).toContain('Falmouth University');
      expect((await list({ query: 'qqqqzzzz' })).total).toBe(0);
      expect(names(await list({ query: 'bath', sortBy: 'courses', sort: 'DESC' }))[0]).not.toBeUndefined();
    });

    it('selects providers by short and whole ids [C-05]', async () => {
      const [first, second] = (await list({ limit: '2' })).results;
      const unis = `${first?.providerId},${second?.ukprn}`;
      expect(names(await list({ unis }))).toEqual([first?.name, second?.name]);
    });

    it('adds subjects, sites and description when extended [C-05]', async () => {
      const [provider] = (await list({ unis: '10007850', extended: 'true' })).results;
      expect(provider?.subjects[0]?.courses).toBeGreaterThan(0);
      expect(provider?.sites.length).toBeGreaterThan(0);
      expect(provider?.description).toContain('Bath');
    });

    it('treats blank parameters as absent and ignores unknown ones, because plain forms send them [C-05]', async () => {
      const blank = {
        letter: '',
        query: '',
        lat: '',
        lng: '',
        radius: '',
        filters: '',
        sortBy: '',
        colour: 'red',
      };
      expect((await list(blank)).total).toBeGreaterThanOrEqual(470);
    });

    it.each([
      ['limit', { limit: '-1' }],
      ['limit', { limit: '0' }],
      ['limit', { limit: '101' }],
      ['limit', { limit: '1.5' }],
      ['offset', { offset: '1e9' }],
      ['offset', { offset: '1000000000' }],
      ['sort', { sort: 'UP' }],
      ['sortBy', { sortBy: 'rank' }],
      ['sortBy', { sortBy: 'distance' }],
      ['radius', { radius: '10' }],
      ['lng', { lat: '51' }],
      ['lat', { lat: '91', lng: '0' }],
      ['letter', { letter: 'AB' }],
      ['query', { query: 'a'.repeat(201) }],
      ['unis', { unis: '10007850,1 or 1=1' }],
      ['extended', { extended: 'yes' }],
      ['output', { output: 'college' }],
      ['filters', { filters: '{"qualification":["BSc"]}' }],
      ['filters', { filters: '{"mode":["part-time"]}' }],
      ['mode', { mode: 'nights' }],
      ['subjects', { subjects: 'alchemy' }],
      ['filters', { filters: '{' }],
      ['filters', { filters: '[]' }],
      ['filters', { filters: '{"colour":["red"]}' }],
      ['filters', { filters: '{"__proto__":["red"]}' }],
      ['filters.country', { filters: '{"country":"Wales"}' }],
      ['filters.tef', { filters: '{"tef":["Platinum"]}' }],
    ])('rejects an invalid %s by name: %j [C-05]', async (field, parameters) => {
      await refused(parameters, field);
    });

    it('rejects a parameter given twice', async () => {
      const answer = await backend.app.inject(`${COURSES_PATH}?output=provider&limit=1&limit=2`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'limit' }] });
    });

    it('treats SQL and markup in texts as text and reflects no markup', async () => {
      expect((await list({ query: "'; drop table provider; --" })).total).toBe(0);
      await refused({ filters: `{"country":["Wales'; drop table provider; --"]}` }, 'filters.country');
      const script = await refused({ filters: '{"<script>alert(1)</script>":[]}' }, 'filters');
      expect(script.body).not.toContain('<');
      expect((await backend.get(COURSES_PATH, { output: 'provider', query: '<script>' })).body).not.toContain(
        '<script',
      );
      expect((await list()).total).toBeGreaterThanOrEqual(470);
    });

    it('sends 304 to a client with the current ETag, with a weak tag and a short max-age', async () => {
      const url = `${COURSES_PATH}?output=provider`;
      const { headers } = await backend.app.inject(url);
      expect(headers.etag).toMatch(/^W\/"/);
      expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
      const again = await backend.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });
  });
};
