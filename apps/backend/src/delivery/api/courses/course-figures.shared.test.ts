import { fixtureCourses } from '../../../domain/courses/course-fixture';
import { courseId } from '../../../domain/courses/course-id';
import { courseRow } from '../../../domain/courses/course-row';
import { cycleYear } from '../../../domain/courses/cycle-year';
import type { TestApp } from '../../../testing/app';
import { courseListSchema } from './schema';

export const courseFiguresTests = (backend: TestApp): void => {
  describe('figures of courses', () => {
    const list = async (parameters: Record<string, string>) => {
      const answer = await backend.get('/api/v1/courses', parameters);
      return courseListSchema.parse(answer.json());
    };
    const idOf = (kisCourseId: string) => {
      const record = fixtureCourses.find((course) => course.kisCourseId === kisCourseId);
      return courseId(record?.provider ?? '', kisCourseId);
    };

    it('returns employment of one option and the mean of the survey’s themes [C-07]', async () => {
      const year = String(cycleYear());
      const ask = { courses: idOf('Q4'), courseOptionId: 'part-time-C', academicYearId: year };
      const [course] = (await list(ask)).results;
      expect(course).toMatchObject({
        employmentWork: { percent: 90, people: 120, level: 'subject', subject: 'CAH11', years: '2021-23' },
        employmentWorkStudy: { percent: 95 },
        nssScore: 73,
      });
      expect((await list({ ...ask, courseOptionId: 'unknown' })).results).toEqual([]);
      expect((await list({ ...ask, academicYearId: '2019' })).results).toEqual([]);
    });

    it('adds options and all figures when extended [C-04]', async () => {
      const [course] = (await list({ courses: idOf('Q4'), extended: 'true' })).results;
      expect(course?.options).toHaveLength(2);
      expect(course?.figures?.employment?.both).toBe(10);
    });

    it('states whom each figure describes, and why a figure is absent [E-03]', async () => {
      const [course] = (await list({ courses: idOf('Q1') })).results;
      expect(course?.salary).toMatchObject({
        level: 'subject',
        subject: 'CAH11',
        subjectName: 'computing',
        subjectLevel: 1,
        people: 120,
        years: '2021-23',
        responseRate: 55,
      });
      expect(course?.continuation).toMatchObject({
        percent: 95,
        level: 'course',
        subjectName: null,
        people: 45,
      });
      expect(course?.absences).toEqual({ entry: 'too-small', jobs: 'too-new', earnings3: 'not-imported' });
    });

    it('returns the whole course with continuation, the survey, later pay and benchmarks [E-04]', async () => {
      const [course] = (await list({ courses: idOf('Q1'), extended: 'true' })).results;
      expect(course?.figures?.continuation).toMatchObject({ stayed: 95, continuing: 70, gained: 25 });
      expect(course?.figures?.survey?.themes[0]).toEqual({
        id: 'T1',
        name: 'Teaching on my course',
        percent: 70,
      });
      expect(course?.figures?.earnings5).toMatchObject({ median: 33_000, subjectName: 'computing' });
      expect(course?.subjectEarnings).toMatchObject({
        subject: 'CAH11',
        subjectName: 'computing',
        subjectLevel: 1,
        mode: 'full-time',
        awards: 'first-degrees',
        months15: { people: expect.any(Number) },
        years3: { median: expect.any(Number) },
        years5: { regions: expect.arrayContaining([expect.objectContaining({ name: 'London' })]) },
      });
      expect(course?.subjectSurvey?.themes).toHaveLength(7);
      expect(course).toMatchObject({
        stages: 3,
        sandwich: 'optional',
        awards: 'first-degrees',
        siblings: [],
      });
    });

    it('compares no pay of the subject with a course whose kind of award is not published [E-04]', async () => {
      const [original] = fixtureCourses;
      if (!original) throw new Error('The fixture has no course.');
      const withAwards = (awards: typeof original.body.awards) =>
        backend.database
          .updateTable('course')
          .set({ body: JSON.stringify({ ...original.body, awards }) })
          .where('course_id', '=', idOf('Q1'))
          .execute();
      await withAwards(null);
      const [course] = (await list({ courses: idOf('Q1'), extended: 'true', limit: '3' })).results;
      await withAwards(original.body.awards);
      expect(course).toMatchObject({ awards: null, subjectEarnings: null });
    });

    it('lists the other options of a course with the same title at the same provider [E-04]', async () => {
      const [original] = fixtureCourses;
      if (!original) throw new Error('The fixture has no course.');
      const namesake = {
        ...original,
        kisCourseId: 'Q1-F',
        body: { ...original.body, distinction: 'with foundation year' },
      };
      await backend.database
        .insertInto('course')
        .values(courseRow(namesake, () => [], 'import'))
        .execute();
      const [course] = (await list({ courses: idOf('Q1'), extended: 'true', limit: '1' })).results;
      const id = courseId(original.provider, 'Q1-F');
      await backend.database.deleteFrom('course').where('course_id', '=', id).execute();
      expect(course?.siblings).toEqual([
        {
          id,
          title: original.title,
          englishTitle: null,
          qualification: original.qualification,
          distinction: 'with foundation year',
        },
      ]);
    });
  });
};
