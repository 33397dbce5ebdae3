import { fixtureCourses } from '../../../domain/courses/course-fixture';
import { courseId } from '../../../domain/courses/course-id';
import { cycleYear } from '../../../domain/courses/cycle-year';
import type { TestApp } from '../../../testing/app';
import { newEmail, newVisitor } from '../../../testing/visitor';
import { loggedInSchema, loggedOutSchema } from '../historic-grades/schema';
import { unisBySubjectSchema } from '../unis-by-subject/schema';
import { courseDetailsSchema } from './schema';

export const courseDetailsTests = (backend: TestApp): void => {
  describe('the course services of the source', () => {
    const idOf = (kisCourseId: string) => {
      const record = fixtureCourses.find((course) => course.kisCourseId === kisCourseId);
      return courseId(record?.provider ?? '', kisCourseId);
    };
    const UNKNOWN_ID = '00000000-0000-8000-a000-000000000000';

    describe('course details', () => {
      const details = (id: string, academicYearId: string) =>
        backend.get('/search/api/v3/courses', {
          'courseDetailsRequest.coursePrimaryId': id,
          'courseDetailsRequest.academicYearId': academicYearId,
        });

      it('returns a course in the shape of the course search service [C-06]', async () => {
        const year = String(cycleYear());
        const { course } = courseDetailsSchema.parse((await details(idOf('Q4'), year)).json());
        expect(course).toMatchObject({
          id: idOf('Q4'),
          compositeId: `${idOf('Q4')}-${year}`,
          provider: { ukprn: '10007814', name: 'Cardiff University', institutionCode: null },
          subjects: [{ id: 'CAH11-01-01' }],
          applicationCode: null,
        });
        expect(course.options).toHaveLength(2);
        expect(course.options[1]).toMatchObject({
          id: 'part-time-C',
          studyMode: { id: 'part-time', caption: 'Part-time' },
          duration: { quantity: 6, durationType: { caption: 'Years' } },
          location: { name: 'Cathays', geoLocation: { latitude: 51.49, longitude: -3.18 } },
          outcomeQualification: { caption: 'BSc (Hons)' },
          courseFees: [],
          startDate: null,
        });
      });

      it.each([
        ['coursePrimaryId', UNKNOWN_ID, String(cycleYear()), 404],
        ['academicYearId', idOf('Q4'), '2019', 404],
        ['coursePrimaryId', 'x', '2019', 400],
      ])('names the invalid %s in the error: %s %s [C-06]', async (parameter, id, year, status) => {
        const answer = await details(id, year);
        expect(answer.statusCode).toBe(status);
        expect(answer.json()).toMatchObject({ errors: [{ field: `courseDetailsRequest.${parameter}` }] });
      });
    });

    describe('historic grades', () => {
      let cookies: Record<string, string>;
      beforeAll(async () => {
        const person = newVisitor(backend.app);
        await person.register(newEmail());
        cookies = Object.fromEntries(person.cookies);
      });
      const loggedIn = (payload: object, headers: Record<string, string> = {}) =>
        backend.app.inject({
          method: 'POST',
          url: '/historic-grades-api/loggedIn',
          payload,
          cookies,
          headers,
        });

      it('returns earlier entrants’ points, and null for figures that require data on offers [C-08]', async () => {
        const answer = await backend.get(`/historic-grades-api/loggedOut/${idOf('Q1')}`);
        const { results } = loggedOutSchema.parse(answer.json());
        expect(results[0]).toEqual({
          qualificationType: 'A_level',
          isAggregate: false,
          minimumGrade: 'CCC',
          mostCommonGrade: 'BBC',
          maximumGrade: 'AAB',
          overallOfferRate: null,
          coursesIncluded: 1,
          startYear: 2023,
          endYear: 2024,
          prominentQualification: null,
        });
        expect(results.map(({ qualificationType }) => qualificationType)).toEqual(['A_level', 'BTEC']);
      });

      it('returns nothing for a course without a published tariff, and 404 for an unknown one [C-08]', async () => {
        const answer = await backend.get(`/historic-grades-api/loggedOut/${idOf('Q3')}`);
        expect(answer.json()).toEqual({ courseId: idOf('Q3'), results: [] });
        expect((await backend.get(`/historic-grades-api/loggedOut/${UNKNOWN_ID}`)).statusCode).toBe(404);
      });

      it('returns which courses have grades, and never a chance of entry [C-09]', async () => {
        const courseIds = [idOf('Q1'), idOf('Q3'), UNKNOWN_ID];
        const answer = await loggedIn({ courseIds, qualificationType: 'A_level', grade: 'aab' });
        expect(loggedInSchema.parse(answer.json())).toEqual({
          qualificationType: 'A_level',
          gradeProfile: 'AAB',
          results: [{ courseId: idOf('Q1'), isAggregate: false, confirmationRate: null }],
        });
      });

      it('compares grades for signed-in users only, and not for pages of other sites [C-09]', async () => {
        const url = '/historic-grades-api/loggedIn';
        const payload = { courseIds: [idOf('Q1')], qualificationType: 'A_level', grade: 'AAB' };
        for (const body of [payload, {}]) {
          const answer = await backend.app.inject({ method: 'POST', url, payload: body });
          expect([answer.statusCode, answer.headers['content-type']]).toEqual([
            401,
            expect.stringContaining('application/problem+json'),
          ]);
        }
        expect((await loggedIn(payload, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
        expect((await loggedIn(payload, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
      });

      it.each([
        ['grade', { courseIds: [], qualificationType: 'A_level', grade: 'DMM' }],
        ['qualificationType', { courseIds: [], qualificationType: 'IB', grade: '34' }],
        ['courseIds', { courseIds: 'all', qualificationType: 'BTEC', grade: 'DMM' }],
      ])('rejects an invalid %s by name [C-09]', async (field, payload) => {
        const answer = await loggedIn(payload);
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }]);
      });
    });

    describe('universities by subject', () => {
      it('lists those that teach a subject, nearest first, with their number of courses [C-16]', async () => {
        const answer = await backend.get('/api/v1/unis-by-subject', {
          subjects: 'CAH11-01-01',
          lat: '51.48',
          lng: '-3.18',
        });
        const { results, total } = unisBySubjectSchema.parse(answer.json());
        expect(total).toBeGreaterThanOrEqual(2);
        const miles = results.map(({ distance }) => distance ?? Infinity);
        expect(miles).toEqual([...miles].sort((one, other) => one - other));
        expect(results.find(({ ukprn }) => ukprn === '10007814')?.matchingCourses).toBeGreaterThanOrEqual(2);
      });

      it.each([
        ['subjects', {}],
        ['subjects', { subjects: 'a b' }],
        ['lng', { subjects: 'law', lat: '51' }],
      ])('rejects an invalid %s by name [C-16]', async (field, parameters) => {
        const answer = await backend.get('/api/v1/unis-by-subject', parameters as Record<string, string>);
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }]);
      });
    });
  });
};
