import { sql } from 'kysely';
import { cycleYear } from '../../domain/courses/cycle-year';
import { MAX_URL_LENGTH } from '../../platform/server/request-guard';
import type { TestApp } from '../../testing/app';
import { providerListSchema } from './courses/schema';
import { geocodeSchema } from './geocode/schema';
import { institutionSchema } from './institution/schema';
import { settingsSchema } from './settings/schema';
import { unisSchema } from './unis/schema';

export const resourcesTests = (backend: TestApp): void => {
  describe('small resources', () => {
    describe('settings', () => {
      it('returns the settings the server was started with [C-01]', async () => {
        const answer = await backend.get('/api/settings');
        expect(settingsSchema.parse(answer.json()).apiUrl).toBe('https://example.org');
      });
    });

    describe('unis', () => {
      it('returns every provider by sort name [C-14]', async () => {
        const { results } = unisSchema.parse((await backend.get('/api/v1/unis')).json());
        expect(results.length).toBeGreaterThanOrEqual(470);
        expect(results.find(({ shortId }) => shortId === '10007773')).toMatchObject({
          name: 'The Open University',
          sortName: 'Open University, The',
        });
        expect(results.every(({ id, shortId }) => id.startsWith(`${shortId}-`))).toBe(true);
      });
    });

    describe('institution', () => {
      const institution = async (guid: string, studyYear = String(cycleYear())) => {
        const answer = await backend.get('/api/v1/institution', { guid, limit: '1', studyYear });
        expect(answer.statusCode).toBe(200);
        return institutionSchema.parse(answer.json()).results;
      };

      it('returns one provider in full by its short id and by its whole id [C-15]', async () => {
        const [bath] = await institution('10007850');
        expect(bath).toMatchObject({ name: 'University of Bath', tef: { overall: 'Gold' } });
        expect(bath?.description).not.toBeNull();
        expect((await institution(bath?.providerId ?? ''))[0]).toEqual(bath);
      });

      it('returns the reason why a provider’s figure is absent [C-15] [E-13]', async () => {
        const { rows: unsurveyed } = await sql<{ provider: string }>`
          select provider from course join provider on short_id = provider
          group by provider having not bool_or(course.body -> 'figures' ->> 'survey' is not null)
          order by provider limit 20`.execute(backend.database);
        const ofSurvey = await Promise.all(
          unsurveyed.map(async (row) => (await institution(row.provider))[0]?.absences?.survey),
        );
        expect(ofSurvey).toContain('too-new');
        expect(ofSurvey).not.toContain(undefined);
        const rows = await backend.database
          .selectFrom('provider')
          .select('short_id')
          .where('continuation', 'is', null)
          .where('course_count', '>', 0)
          .execute();
        expect(rows.length).toBeGreaterThan(0);
        const reasons = await Promise.all(
          rows.map(async ({ short_id }) => (await institution(short_id))[0]?.absences?.continuation),
        );
        for (const reason of reasons) expect(['too-small', 'too-new']).toContain(reason);
      });

      it('returns the reason why a figure is absent in lists and for a provider’s students [C-04] [C-15]', async () => {
        const parameters = {
          output: 'provider',
          limit: '100',
          sortBy: 'salary',
          sortDirection: 'asc',
          offset: '250',
        };
        const { results } = providerListSchema.parse(
          (await backend.get('/api/v1/courses', parameters)).json(),
        );
        const withheld = results.filter(({ salary }) => salary === null);
        expect(withheld.length).toBeGreaterThan(0);
        const reasons = new Set(withheld.map(({ absences }) => absences?.salary));
        expect([...reasons].sort()).toEqual(expect.arrayContaining(['too-small']));
        for (const { salary, absences } of results)
          expect(salary === null).toBe(absences?.salary !== undefined);

        const guid = withheld.find(({ absences }) => absences?.salary === 'too-small')?.ukprn ?? '';
        const answer = await backend.get('/api/v1/institution', { guid, students: 'true' });
        const [provider] = institutionSchema.parse(answer.json()).results;
        for (const figure of ['survey', 'entry', 'earnings3', 'earnings5'] as const)
          expect(provider?.students?.[figure] === null).toBe(provider?.absences?.[figure] !== undefined);
      });

      it('returns the mean of the survey’s themes with its people and years, the same in lists, or the reason without one [C-05] [C-15] [E-13]', async () => {
        const { rows } = await sql<{ provider: string; surveyed: boolean }>`
      select provider, bool_or(body -> 'figures' ->> 'survey' is not null) as surveyed from course
      group by provider order by provider`.execute(backend.database);
        const surveyed = rows.find((row) => row.surveyed)?.provider ?? '';
        const answer = await backend.get('/api/v1/institution', { guid: surveyed, students: 'true' });
        const [provider] = institutionSchema.parse(answer.json()).results;
        const { themes = [], people, years } = provider?.students?.survey ?? {};
        const mean = themes.reduce((sum, { percent }) => sum + percent, 0) / themes.length;
        expect(Math.abs((provider?.nssScore ?? 0) - mean)).toBeLessThanOrEqual(1);
        expect(provider?.survey).toMatchObject({ percent: provider?.nssScore, people, years });
        expect(provider?.absences?.survey).toBeUndefined();

        const listed = providerListSchema.parse(
          (await backend.get('/api/v1/courses', { output: 'provider', unis: surveyed })).json(),
        );
        expect(listed.results[0]?.nssScore).toBe(provider?.nssScore);

        const [other] = await institution(rows.find((row) => !row.surveyed)?.provider ?? '');
        expect(other).toMatchObject({ nssScore: null, survey: null });
        expect(['too-small', 'too-new', 'not-imported', 'not-published']).toContain(other?.absences?.survey);
      });

      it('returns the provider without courses for another year of entry [C-15] [K-11]', async () => {
        const [current] = await institution('10007850');
        const [another] = await institution('10007850', String(cycleYear() + 1));
        expect(current?.courseCount).toBeGreaterThan(0);
        expect(current?.coursesPublished).toBeGreaterThanOrEqual(current?.courseCount ?? Infinity);
        expect(current?.subjects.some(({ listed }) => listed > 0)).toBe(true);
        for (const { courses, listed } of current?.subjects ?? [])
          expect(listed).toBeLessThanOrEqual(courses);
        expect(another).toEqual({
          ...current,
          courseCount: 0,
          coursesPublished: 0,
          subjects: [],
          related: [],
        });
      });

      it('returns up to six similar providers with reasons, without the provider itself [C-15]', async () => {
        const [bath] = await institution('10007850');
        const related = bath?.related ?? [];
        expect(related).toHaveLength(6);
        expect(related.map(({ provider }) => provider.ukprn)).not.toContain('10007850');
        expect(related.every(({ provider }) => provider.description === null)).toBe(true);
        for (const { reasons } of related)
          expect(reasons.join()).toMatch(/Strong in the same subjects: |miles? away/);
      });

      it('returns an empty list for an unknown id, even one that begins like a known one [C-15]', async () => {
        expect(await institution('99990000')).toEqual([]);
        expect(await institution('10007850-0000-0000-0000-000000000000')).toEqual([]);
      });

      it.each(['', '1000785', '10007850x', "10007850' or '1'='1", '<script>'])(
        'rejects the malformed id %j [C-15]',
        async (guid) => {
          const answer = await backend.get('/api/v1/institution', { guid });
          expect(answer.statusCode).toBe(400);
          expect(answer.json()).toMatchObject({ errors: [{ field: 'guid' }] });
          expect(answer.body).not.toContain('<');
        },
      );
    });

    describe('geocode', () => {
      const geocode = (postcode: string) => backend.get('/api/v1/geocode-postcode', { postcode });

      it.each(['BA2 7AY', 'ba27ay', ' ba2  7ay ', 'BA2'])(
        'finds %j by its outcode [C-17]',
        async (postcode) => {
          const place = geocodeSchema.parse((await geocode(postcode)).json());
          expect(place).toMatchObject({ outcode: 'BA2', region: 'South West', country: 'England' });
          expect(place.latitude).toBeCloseTo(51.36, 1);
        },
      );

      it('prevents shared caching of postcodes [C-17]', async () => {
        expect((await geocode('BA2 7AY')).headers['cache-control']).toMatch('private');
      });

      it('returns 404 for a well-formed postcode that does not exist [C-17]', async () => {
        const answer = await geocode('ZZ99 9ZZ');
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ status: 404, errors: [{ field: 'postcode' }] });
      });

      it.each(['', 'BATH', '12345', 'BA2 7A', 'BA2 7AYX', '<script>'])(
        'rejects %j [C-17]',
        async (postcode) => {
          const answer = await geocode(postcode);
          expect(answer.statusCode).toBe(400);
          expect(answer.json()).toMatchObject({ errors: [{ field: 'postcode' }] });
          expect(answer.body).not.toContain('<');
        },
      );
    });

    describe('any request', () => {
      it('returns a problem for an unknown URL', async () => {
        const answer = await backend.get('/api/v9/<script>');
        expect(answer.statusCode).toBe(404);
        expect(answer.headers['content-type']).toMatch('application/problem+json');
        expect(answer.body).not.toContain('<');
      });

      it('rejects a URL longer than 16 kB', async () => {
        const answer = await backend.app.inject(`/api/settings?x=${'a'.repeat(MAX_URL_LENGTH)}`);
        expect([answer.statusCode, answer.json<{ status: number }>().status]).toEqual([414, 414]);
      });

      it.each(['%00', '%ED%A0%80', '%FF', '%'])(
        'rejects the bytes %s, which are not valid UTF-8',
        async (bytes) => {
          const answer = await backend.app.inject(`/api/v1/courses?output=provider&query=${bytes}`);
          expect(answer.statusCode).toBe(400);
        },
      );

      it('returns the request’s own id, or a new one when that is invalid', async () => {
        const ask = async (id: string) =>
          (await backend.app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
            'x-request-id'
          ];
        expect(await ask('shell-42')).toBe('shell-42');
        expect(await ask('a b<')).toMatch(/^[0-9a-f-]{36}$/);
      });

      it('serves the picture at a provider’s image URL', async () => {
        const { results } = institutionSchema.parse(
          (await backend.get('/api/v1/institution', { guid: '10007850' })).json(),
        );
        const picture = await backend.app.inject(`${results[0]?.image}?w=320`);
        expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
      });
    });
  });
};
