import type { TestApp } from '../../testing/app';
import { cohortMeans } from './cohort-means';
import { readStudentFigures, readSurveyEverywhere } from './student-figures';

export const studentFiguresTests = (backend: TestApp): void => {
  describe('student figures', () => {
    it('weighs values by people, counts an unlisted value as zero, and covers the range of years [C-15]', () => {
      expect(
        cohortMeans([
          {
            people: 30,
            courses: 1,
            years: '2022-23',
            values: [{ id: 'degree', name: 'A degree', value: 40 }],
          },
          { people: 10, courses: 2, years: '2023-24', values: [{ id: 'none', name: 'None', value: 100 }] },
        ]),
      ).toEqual({
        values: [
          { id: 'degree', name: 'A degree', value: 30 },
          { id: 'none', name: 'None', value: 25 },
        ],
        people: 40,
        courses: 3,
        years: '2022-24',
      });
      expect(cohortMeans([])).toBeNull();
    });

    describe('student figures of a provider', () => {
      it('are aggregated from the figures of its courses [C-15]', async () => {
        const everywhere = await readSurveyEverywhere(backend.database);
        expect(everywhere?.themes.map(({ id }) => id)).toEqual(['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']);
        const courses = await backend.database.selectFrom('course').select(['provider', 'body']).execute();
        const providers = new Set(
          courses.flatMap(({ provider, body }) => (body.figures.survey ? [provider] : [])),
        );
        expect(everywhere?.providers).toBe(providers.size);
        const surveyed = courses.filter(({ body }) => body.figures.survey);
        const shared = new Set(
          surveyed.flatMap(({ provider, body }) =>
            body.figures.survey?.level === 'course' ? [] : [provider],
          ),
        );
        const [first] = surveyed.filter(({ provider, body }) => !shared.has(provider) && body.figures.entry);
        const ownCourses = surveyed.filter(({ provider }) => provider === first?.provider);
        const { survey, entry } = await readStudentFigures(
          backend.database,
          first?.provider ?? '',
          everywhere,
        );
        const people = ownCourses.reduce((sum, { body }) => sum + (body.figures.survey?.people ?? 0), 0);
        const sum = ownCourses.reduce((total, { body }) => {
          const { themes = [], people: respondents = 0 } = body.figures.survey ?? {};
          return total + (themes.find(({ id }) => id === 'T1')?.percent ?? 0) * respondents;
        }, 0);
        expect(survey).toMatchObject({ people, courses: ownCourses.length, everywhere });
        expect(survey?.themes[0]).toEqual({
          id: 'T1',
          name: 'Teaching on my course',
          percent: Math.round(sum / people),
        });
        const shares = entry?.qualifications.map(({ percent }) => percent) ?? [];
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        expect(Math.abs(shares.reduce((total, percent) => total + percent, 0) - 100)).toBeLessThanOrEqual(6);
      });

      it('count the pay after three years of each published group once [C-15]', async () => {
        const [one, other, apart] = await backend.database
          .selectFrom('course')
          .selectAll()
          .where('provider', '=', '10007850')
          .limit(3)
          .execute();
        if (!one || !other || !apart) throw new Error('too few courses');
        const pay = (level: string, people: number, median: number) => ({
          ...{ level, people, median, lowerQuartile: median - 5_000, upperQuartile: median + 5_000 },
          ...{
            subject: level === 'course' ? null : 'CAH11',
            years: '2019-21',
            responseRate: null,
            regions: [],
          },
        });
        const figures = [pay('subject', 30, 30_000), pay('subject', 30, 30_000), pay('course', 10, 50_000)];
        for (const [index, { course_id, body }] of [one, other, apart].entries()) {
          const changed = { ...body, figures: { ...body.figures, earnings3: figures[index] } };
          await backend.database
            .updateTable('course')
            .set({ body: JSON.stringify(changed) })
            .where('course_id', '=', course_id)
            .execute();
        }
        const { earnings3, earnings5 } = await readStudentFigures(backend.database, '10007850', null);
        expect(earnings3).toEqual({
          ...{ lowerQuartile: 30_000, median: 35_000, upperQuartile: 40_000 },
          ...{ people: 40, courses: 3, years: '2019-21' },
        });
        expect(earnings5).toBeNull();
      });

      it('count a course inside a published subject group once [C-15]', async () => {
        const courses = await backend.database
          .selectFrom('course')
          .selectAll()
          .where('provider', '=', '10007850')
          .limit(2)
          .execute();
        const code = courses[0]?.subjects.find((each) => each.includes('-'))?.slice(0, 5) ?? '';
        const pay = (level: string, people: number, median: number) => ({
          ...{ level, people, median, lowerQuartile: median - 5_000, upperQuartile: median + 5_000 },
          ...{ subject: level === 'course' ? null : code, years: '2019-21', responseRate: null, regions: [] },
        });
        const figures = [pay('course', 30, 50_000), pay('subject', 100, 30_000)];
        for (const [index, { course_id, body }] of courses.entries()) {
          const changed = { ...body, figures: { ...body.figures, earnings5: figures[index] } };
          await backend.database
            .updateTable('course')
            .set({ body: JSON.stringify(changed) })
            .where('course_id', '=', course_id)
            .execute();
        }
        const { earnings5 } = await readStudentFigures(backend.database, '10007850', null);
        expect(earnings5).toMatchObject({ median: 30_000, people: 100, courses: 1 });
      });

      it('are null where no course publishes any [C-15]', async () => {
        expect(await readStudentFigures(backend.database, '00000000', null)).toEqual({
          survey: null,
          entry: null,
          earnings3: null,
          earnings5: null,
        });
      });
    });
  });
};
