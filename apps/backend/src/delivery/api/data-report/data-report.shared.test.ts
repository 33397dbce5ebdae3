import { dataReportLines } from '../../../domain/data-report/print';
import type { DataReport } from '../../../domain/data-report/schema';
import { dataReportSchema } from '../../../domain/data-report/schema';
import type { TestApp } from '../../../testing/app';

export const dataReportTests = (backend: TestApp): void => {
  describe('the data report', () => {
    let report: DataReport;

    beforeAll(async () => {
      report = dataReportSchema.parse((await backend.get('/api/v1/data-report')).json());
    });

    const figure = (page: string, name: string) =>
      report.figures.find((each) => each.page === page && each.figure === name);

    it('counts every kind of course figure, and courses without one by reason', async () => {
      const rows = await backend.database.selectFrom('course').select('body').execute();
      for (const name of ['tariff', 'continuation', 'survey', 'earnings5', 'salary'] as const) {
        const counted = figure('course', name);
        const have = rows.filter(({ body }) => body.figures[name] !== null);
        const absent = Object.values(counted?.absences ?? {}).reduce((sum, count) => sum + (count ?? 0), 0);
        expect(counted).toMatchObject({ have: have.length, of: rows.length });
        expect(absent).toBe(rows.length - have.length);
        expect(counted?.groups?.course).toBe(
          have.filter(({ body }) => body.figures[name]?.level === 'course').length,
        );
      }
      expect(figure('course', 'earnings5')?.years).toEqual(['2021-23']);
    });

    it('counts titles, providers, other pages, assumed data and invented data', () => {
      const { courses, providers, assumed, samples } = report;
      expect(courses.titles.reduce((sum, { courses: count }) => sum + count, 0)).toBe(courses.listed);
      expect(courses.titles.map(({ year }) => year)).toEqual([2025, 2024]);
      expect(courses.withoutSubjectGuide).toBe(0);
      expect(providers.whole + providers.partly + providers.none).toBeGreaterThanOrEqual(478);
      expect(figure('provider', 'tef')).toMatchObject({ years: ['2023'] });
      expect(figure('subject-guides', 'salary')?.have).toBeGreaterThan(0);
      expect(assumed).toHaveLength(4);
      expect(assumed.filter(({ pages }) => pages === 0)).toEqual([]);
      expect(samples.map(({ kind }) => kind).sort()).toEqual([
        'apprenticeships',
        'employers',
        'open-days',
        'spotlights',
        'work-experiences',
      ]);
    });

    it('gives the reasons why universities, careers and guides have no figure', () => {
      for (const { page, figure: name, have, of, absences } of report.figures) {
        const absent = Object.values(absences ?? {}).reduce((sum, count) => sum + count, 0);
        expect({ page, name, absent }).toEqual({ page, name, absent: of - have });
      }
      expect(figure('careers', 'pay p90')?.absences?.unreliable).toBeGreaterThan(0);
      expect(figure('provider', 'survey')?.absences?.['too-new']).toBeGreaterThan(0);
    });

    it('counts subject comparisons and key facts', () => {
      for (const name of ['pay months15', 'pay years3', 'pay years5', 'survey mean'])
        expect(figure('subject comparison', name)?.have).toBeGreaterThan(20);
      expect(figure('key-facts', 'value')?.years).toContain('2027 entry');
    });

    it('counts courses filed under a subject outside their codes', async () => {
      const guides = new Map(
        (
          await backend.database
            .selectFrom('document')
            .select('body')
            .where('kind', '=', 'subject-guides')
            .execute()
        )
          .map(({ body }) => body as { id: string; cah: string[] })
          .map(({ id, cah }) => [id, cah]),
      );
      const courses = await backend.database
        .selectFrom('course')
        .select(['subjects', 'subject_guides'])
        .execute();
      const outside = courses.filter(({ subjects, subject_guides: [first = ''] }) => {
        const cah = guides.get(first);
        return cah && !cah.some((code) => subjects.includes(code));
      });
      expect(report.assumed.find(({ what }) => what.includes('outside'))?.pages).toBe(outside.length);
    });

    it('prints a line for each kind of figure', () => {
      const text = dataReportLines(report).join('\n');
      expect(text).toContain(`${report.courses.listed.toLocaleString('en-GB')} of `);
      for (const { page, figure: name } of report.figures) expect(text).toContain(`${page} ${name}: `);
    });
  });
};
