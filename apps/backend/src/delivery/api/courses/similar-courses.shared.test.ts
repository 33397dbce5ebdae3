import { fixtureCourses } from '../../../domain/courses/course-fixture';
import { courseId } from '../../../domain/courses/course-id';
import type { TestApp } from '../../../testing/app';
import { ADULT_NURSING } from '../../../testing/catalogue';
import { courseListSchema } from './schema';

const NURSING = ADULT_NURSING;
const leedsBeckett = courseId('10003861', 'BSANR_A317');

export const similarCoursesTests = (backend: TestApp): void => {
  describe('lists of similar courses', () => {
    const list = async (parameters: Record<string, string>) => {
      const answer = await backend.get('/api/v1/courses', parameters);
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
      return courseListSchema.parse(answer.json());
    };
    const wordsOf = (title: string) =>
      title
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.sort()
        .join(' ');

    describe('similar courses', () => {
      it('have the same words in any order, the nearest first: for Adult Nursing in Leeds, Bradford’s too [C-04]', async () => {
        const { results } = await list({ similarTo: leedsBeckett, limit: '6' });
        expect(results.map(({ title }) => wordsOf(title))).toEqual(Array(6).fill('adult nursing'));
        expect(results.map(({ provider }) => provider.name).slice(0, 3)).toEqual([
          'University of Leeds',
          'Leeds Trinity University',
          'University of Bradford',
        ]);
        const miles = results.map(({ distance }) => distance ?? Infinity);
        expect(miles).toEqual([...miles].sort((one, other) => one - other));
        expect(Math.max(...miles)).toBeLessThan(40);
      });

      it('include one course of the same subject for each other provider, with the total [C-04]', async () => {
        const { results, total } = await list({ similarTo: leedsBeckett, limit: '100' });
        const providers = results.map(({ provider }) => provider.shortId);
        expect(providers).toHaveLength(Math.min(total, 100));
        expect(new Set(providers).size).toBe(providers.length);
        expect(providers).not.toContain('10003861');
        expect(results.every(({ subjects }) => subjects.some(({ code }) => code === NURSING))).toBe(true);
      });

      it('can be filtered, measured from another position, and are empty for an unknown course [C-04]', async () => {
        const wales = await list({ similarTo: leedsBeckett, filters: '{"country":["Wales"]}' });
        expect(wales.results.length).toBeGreaterThan(0);
        expect(wales.results.every(({ provider }) => provider.country === 'Wales')).toBe(true);
        const fromCardiff = await list({ similarTo: leedsBeckett, lat: '51.48', lng: '-3.18', limit: '1' });
        expect(fromCardiff.results[0]?.distance).toBeGreaterThan(100);
        expect((await list({ similarTo: courseId('1', 'nobody') })).total).toBe(0);
      });

      it('cannot be combined with a text search [C-04]', async () => {
        const answer = await backend.get('/api/v1/courses', { similarTo: leedsBeckett, query: 'nursing' });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ errors: [{ field: 'query' }] });
      });
    });

    describe('minPeople', () => {
      const ids = fixtureCourses
        .map(({ provider, kisCourseId }) => courseId(provider, kisCourseId))
        .join(',');

      it('omits courses whose pay is based on fewer graduates or is not published [C-04]', async () => {
        const all = (await list({ courses: ids })).results.map(({ salary }) => salary?.people ?? 0);
        const enough = await list({ courses: ids, minPeople: '46' });
        expect(enough.results.map(({ salary }) => salary?.people)).toEqual(
          all.filter((people) => people >= 46),
        );
        expect([enough.total, all.length]).toEqual([enough.results.length, 5]);
        expect((await list({ courses: ids, minPeople: '45' })).total).toBeGreaterThan(enough.total);
        const best = await list({ subjects: 'nursing', minPeople: '50', sortBy: 'salary', sort: 'DESC' });
        expect(best.results.every(({ salary }) => salary !== null && salary.people >= 50)).toBe(true);
        expect(best.results.length).toBeGreaterThan(0);
      });

      it('omits courses whose pay is that of another subject [C-04]', async () => {
        const best = await list({ subjects: 'music', minPeople: '10', sortBy: 'salary', sort: 'DESC' });
        expect(best.results.length).toBeGreaterThan(0);
        expect(new Set(best.results.map(({ salary }) => salary?.subject))).toEqual(new Set(['CAH25-02-02']));
      });

      it.each(['0', 'many'])('rejects %s [C-04]', async (minPeople) => {
        const answer = await backend.get('/api/v1/courses', { minPeople });
        expect(answer.json()).toMatchObject({ errors: [{ field: 'minPeople' }] });
      });
    });
  });
};
