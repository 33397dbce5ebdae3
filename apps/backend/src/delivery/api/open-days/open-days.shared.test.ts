import type { FastifyInstance } from 'fastify';
import { addDays, londonToday } from '../../../domain/events/days';
import { createServer } from '../../../platform/server/server';
import type { TestApp } from '../../../testing/app';
import { openDaysRoute } from './route';
import type { OpenDays } from './schema';
import { openDaysSchema } from './schema';

export const openDaysTests = (backend: TestApp): void => {
  describe('/api/v1/open-days', () => {
    const SATURDAY = '2026-11-21';
    let app: FastifyInstance;
    let today = SATURDAY;

    beforeAll(async () => {
      app = createServer(false);
      openDaysRoute(app, backend.services, () => today);
    });
    beforeEach(() => {
      today = SATURDAY;
    });
    afterAll(() => app.close());

    const ask = (query: Record<string, string> = {}) => app.inject({ url: '/api/v1/open-days/list', query });
    const list = async (query: Record<string, string> = {}): Promise<OpenDays> => {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(200);
      return openDaysSchema.parse(answer.json());
    };

    describe('open days', () => {
      it('returns an array of the next 100, the soonest first, with a notice that their dates are invented [C-12] [K-03]', async () => {
        const days = await list();
        expect(days).toHaveLength(100);
        const dates = days.map(({ date }) => date);
        expect(dates).toEqual([...dates].sort());
        expect(dates[0]).toBe('2026-11-25');
        for (const { date, kind, place, sample, notice, provider } of days) {
          expect(date >= SATURDAY && date <= addDays(SATURDAY, 70)).toBe(true);
          expect(place === null).toBe(kind === 'online');
          expect(sample).toBe(true);
          expect(notice).toMatch(/invented/);
          expect(provider.providerId.startsWith(`${provider.ukprn}-`)).toBe(true);
          expect(provider.image).toBe(
            `/themes/custom/ucas/images/providers/${provider.providerId.slice(0, 8)}/tile.webp`,
          );
        }
      });

      it('is registered in the application, for today’s date in London [C-12]', async () => {
        const answer = await backend.get('/api/v1/open-days/list', { limit: '500' });
        const days = openDaysSchema.parse(answer.json());
        expect(days.length).toBeGreaterThanOrEqual(100);
        expect(days.every(({ date }) => date >= londonToday())).toBe(true);
        const { etag } = answer.headers;
        const again = await backend.app.inject({
          url: '/api/v1/open-days/list?limit=500',
          headers: { 'if-none-match': `${etag}` },
        });
        expect(again.statusCode).toBe(304);
      });

      it('depends on the date, and is the same all day [C-12]', async () => {
        const [before] = await list({ providerGuid: '10007795', kind: 'campus' });
        today = addDays(SATURDAY, 7);
        const [after] = await list({ providerGuid: '10007795', kind: 'campus' });
        expect(after?.date).toBe(addDays(`${before?.date}`, 7));
        expect((await ask()).body).toBe((await ask()).body);
      });

      it('pages by offset and limit, and sorts either way [C-12]', async () => {
        const all = await list({ limit: '500' });
        expect(await list({ offset: '5', limit: '3' })).toEqual(all.slice(5, 8));
        expect(await list({ sort: 'DESC', limit: '500' })).toEqual([...all].reverse());
        const names = (await list({ sortBy: 'provider', limit: '3' })).map(({ provider }) => provider.name);
        expect(names[0]).toBe('University of Aberdeen');
      });

      it('filters by one or several providers’ guids, short or whole [C-12]', async () => {
        const short = await list({ providerGuid: '10007850' });
        expect(short.map(({ kind }) => kind).sort()).toEqual(['campus', 'subject']);
        expect(await list({ providerGuid: `${short[0]?.provider.providerId}` })).toEqual(short);
        const two = await list({ providerGuid: '10007850,10007856' });
        expect(new Set(two.map(({ provider }) => provider.ukprn)).size).toBe(2);
        expect(await list({ providerGuid: '10000000' })).toEqual([]);
      });

      it('filters by kind, subject and dates; an open day for all subjects matches each of them [C-12]', async () => {
        const online = await list({ kind: 'online,postgraduate' });
        expect(new Set(online.map(({ kind }) => kind))).toEqual(new Set(['online', 'postgraduate']));
        const games = await list({ subjects: 'game-design', kind: 'subject,online', limit: '500' });
        expect(games.some(({ subjects }) => subjects.some(({ title }) => /game/i.test(title)))).toBe(true);
        expect(
          games.every(
            ({ subjects }) => subjects.length === 0 || subjects.some(({ id }) => id === 'game-design'),
          ),
        ).toBe(true);
        const week = await list({ from: '2026-11-28', to: '2026-12-04' });
        expect(week.length).toBeGreaterThan(0);
        expect(week.every(({ date }) => date >= '2026-11-28' && date <= '2026-12-04')).toBe(true);
        expect(await list({ from: '2028-01-01' })).toEqual([]);
      });

      it('sorts by distance and filters by radius; online days match any radius [C-12]', async () => {
        const near = await list({ lat: '53.38', lng: '-1.47', sortBy: 'distance', radius: '30' });
        const distances = near.flatMap(({ distance }) => (distance === null ? [] : [distance]));
        expect(distances.length).toBeGreaterThan(1);
        expect(distances).toEqual([...distances].sort((one, other) => one - other));
        expect(Math.max(...distances)).toBeLessThanOrEqual(30);
        expect(near[0]?.provider.name).toMatch(/Sheffield/);
        expect(near.at(-1)?.kind).toBe('online');
      });

      it.each([
        ['limit', { limit: '0' }],
        ['limit', { limit: '1e9' }],
        ['offset', { offset: '-1' }],
        ['sort', { sort: 'sideways' }],
        ['sortBy', { sortBy: 'distance' }],
        ['providerGuid', { providerGuid: "10007850' or 1=1" }],
        ['kind', { kind: 'campus,garden' }],
        ['from', { from: '2026-02-30' }],
        ['to', { to: 'tomorrow' }],
        ['lat', { lat: '91', lng: '0' }],
        ['lng', { lat: '51' }],
        ['radius', { radius: '5' }],
      ])('rejects an invalid %s by name [C-12]', async (field, query: Record<string, string>) => {
        const answer = await ask(query);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors.map((error: { field: string }) => error.field)).toContain(field);
      });

      it('ignores unknown parameters and treats blank ones as absent [C-12]', async () => {
        expect(await list({ colour: 'blue', kind: '', limit: '', providerGuid: '' })).toEqual(await list());
      });
    });
  });
};
