import { fixtureCourses, UNIQUE_WORD } from '../../../domain/courses/course-fixture';
import { courseId } from '../../../domain/courses/course-id';
import { cycleYear } from '../../../domain/courses/cycle-year';
import type { TestApp } from '../../../testing/app';
import { courseListSchema } from './schema';

export const courseListTests = (backend: TestApp): void => {
  describe('lists of courses', () => {
    const COURSES_PATH = '/api/v1/courses';

    const list = async (parameters: Record<string, string> = {}) => {
      const answer = await backend.get(COURSES_PATH, { query: UNIQUE_WORD, ...parameters });
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
      return courseListSchema.parse(answer.json());
    };
    const idOf = (kisCourseId: string) => {
      const record = fixtureCourses.find((course) => course.kisCourseId === kisCourseId);
      return courseId(record?.provider ?? '', kisCourseId);
    };
    const titles = ({ results }: { results: { title: string }[] }) =>
      results.map(({ title }) => title.replace(UNIQUE_WORD, '*'));
    const filtered = (filters: object, more: Record<string, string> = {}) =>
      list({ filters: JSON.stringify(filters), sortBy: 'title', ...more });

    const all = ['Applied *', 'History of *', '*', '* with Computing', 'Zebra * from afar'];

    it('returns courses by title, 50 a page, in the documented shape [C-04] [K-01]', async () => {
      const page = await list({ sortBy: 'title' });
      expect(page).toMatchObject({ total: 5, offset: 0, limit: 50 });
      expect(titles(page)).toEqual(all);
      expect(page.facets).toBeUndefined();
      expect(page.results[2]).toMatchObject({
        id: idOf('Q4'),
        academicYearId: String(cycleYear()),
        provider: { shortId: '10007814', name: 'Cardiff University', region: 'Wales', country: 'Wales' },
        studyModes: ['full-time', 'part-time'],
        locations: [{ name: 'Cathays', latitude: 51.49, longitude: -3.18 }],
        duration: { min: 3, max: 6 },
        salary: { median: 22_000, people: 45, level: 'course', years: '2023-24' },
        tariff: { from: 112, to: 143, fewer: 20, more: 0, people: 45 },
        employment: { percent: 95, level: 'subject', people: 120 },
        subjects: [{ code: 'CAH11-01-01', name: 'Computer science' }],
        distance: null,
        courseCount: 2,
      });
    });

    it('returns null for unpublished figures [C-04]', async () => {
      const [, history] = (await list({ sortBy: 'title' })).results;
      expect(history).toMatchObject({ qualification: null, salary: null, tariff: null, employment: null });
    });

    it('pages forwards and backwards, and returns an empty page past the end [C-04]', async () => {
      expect(titles(await list({ sortBy: 'title', offset: '1', limit: '2' }))).toEqual(all.slice(1, 3));
      expect(titles(await list({ sortBy: 'title', sort: 'DESC', limit: '2' }))).toEqual([all[4], all[3]]);
      expect((await list({ offset: '500' })).results).toEqual([]);
    });

    it('sorts by a figure, with courses without one last in both directions [C-04]', async () => {
      const medians = async (sort: string) =>
        (await list({ sortBy: 'salary', sort })).results.map(({ salary }) => salary?.median ?? null);
      expect(await medians('ASC')).toEqual([22_000, 28_000, 41_000, null, null]);
      expect(await medians('DESC')).toEqual([41_000, 28_000, 22_000, null, null]);
      for (const sortBy of ['tariff', 'employment', 'provider'])
        expect((await list({ sortBy, sort: 'DESC' })).results).toHaveLength(5);
      const byProvider = await list({ sortBy: 'provider' });
      expect(byProvider.results[0]?.provider.name).toBe('University of Bath');
    });

    it('returns miles, sorts by distance and filters by radius [C-04]', async () => {
      const fromCardiff = { lat: '51.48', lng: '-3.18', sortBy: 'distance' };
      const page = await list(fromCardiff);
      expect(page.results.map(({ distance }) => distance)).toEqual(
        [0.5, 35.8, 35.8, 35.8, null].map((miles) => miles && expect.closeTo(miles, 0)),
      );
      expect(titles(await list({ ...fromCardiff, radius: '10' }))).toEqual(['*']);
    });

    it('filters by qualification, mode, nation and place [C-04]', async () => {
      expect(titles(await filtered({ qualification: ['MQuilt'] }))).toEqual(['Applied *']);
      expect(titles(await filtered({ studyMode: ['part-time', 'distance'] }))).toEqual([
        '*',
        'Zebra * from afar',
      ]);
      expect((await list({ mode: 'part-time' })).total).toBe(1);
      expect((await list({ mode: 'distance,part-time' })).total).toBe(2);
      expect(titles(await filtered({ country: ['Wales'] }))).toEqual(['*', 'Zebra * from afar']);
      expect(titles(await filtered({ locations: ['South West'] }))).toHaveLength(3);
      expect(titles(await filtered({ locations: ['quiltshire'] }))).toEqual(['*']);
      expect(titles(await filtered({ locations: ['quiltshire', 'quiltland'] }))).toHaveLength(4);
      expect((await filtered({ locations: ['quiltabroad'] })).total).toBe(0);
    });

    it('filters by subject guide, CAH code, career, scheme, provider and course [C-04]', async () => {
      expect((await list({ subjectGuides: 'computer-science' })).total).toBe(4);
      expect(titles(await list({ subjectGuides: 'history,unknown' }))).toEqual(['History of *']);
      expect((await list({ subjects: 'CAH11' })).total).toBe(4);
      expect(titles(await list({ soc: '9999' }))).toEqual(['History of *']);
      expect((await list({ soc: '0000' })).total).toBe(0);
      expect(titles(await list({ scheme: 'postgraduate' }))).toEqual(['Zebra * from afar']);
      expect((await list({ unis: '10007814' })).total).toBe(2);
      const ids = `${idOf('Q1')},${idOf('Q3')}`;
      expect(titles(await list({ courses: ids, query: '', sortBy: 'title' }))).toEqual([all[1], all[3]]);
    });

    it('has courses of the current cycle only [K-11]', async () => {
      expect((await list({ studyYear: String(cycleYear()) })).total).toBe(5);
      expect((await list({ studyYear: String(cycleYear() + 1) })).total).toBe(0);
      expect(cycleYear(new Date('2026-09-21T12:00:00Z'))).toBe(2026);
      expect(cycleYear(new Date('2026-09-22T12:00:00Z'))).toBe(2027);
    });

    it('counts each facet with the other facets’ selections and without its own [C-04]', async () => {
      const { facets, total } = await filtered({ country: ['Wales'] }, { includeFilters: 'true' });
      const counts = (name: keyof NonNullable<typeof facets>) =>
        Object.fromEntries((facets?.[name] ?? []).map(({ value, count }) => [value, count]));
      expect(total).toBe(2);
      expect(counts('country')).toEqual({ England: 3, Scotland: 0, Wales: 2, 'Northern Ireland': 0 });
      expect(counts('qualification')).toEqual({ 'BSc (Hons)': 2 });
      expect(counts('studyMode')).toEqual({ 'full-time': 1, 'part-time': 1, distance: 1 });
      expect(counts('locations')).toMatchObject({ Wales: 2, 'South West': 0 });
      expect(counts('subjectGuides')).toMatchObject({ 'computer-science': 2, history: 0 });
      const history = await list({ subjectGuides: 'history', includeFilters: 'true' });
      expect(history.facets?.subjectGuides.find(({ value }) => value === 'computer-science')).toEqual({
        value: 'computer-science',
        label: expect.any(String),
        count: 4,
      });
    });

    it.each([
      ['limit', { limit: '101' }],
      ['sortBy', { sortBy: 'tef' }],
      ['sortBy', { sortBy: 'distance' }],
      ['courses', { courses: 'one' }],
      ['courses', { courses: Array.from({ length: 101 }, (_, n) => idOf(`${n}`)).join(',') }],
      ['courses', { courseOptionId: 'x' }],
      ['subjectGuides', { subjectGuides: "history' or 1=1" }],
      ['soc', { soc: '21' }],
      ['scheme', { scheme: 'school' }],
      ['studyYear', { studyYear: '26' }],
      ['mode', { mode: 'nights' }],
      ['filters', { filters: '{"tef":["Gold"]}' }],
      ['filters.qualification', { filters: '{"qualification":["PhD in Quilts"]}' }],
      ['filters.locations', { filters: '{"locations":["Atlantis"]}' }],
    ])('rejects an invalid %s by name: %j [C-04]', async (field, parameters) => {
      const answer = await backend.get(COURSES_PATH, { ...parameters });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      const { errors } = answer.json<{ errors: { field: string }[] }>();
      expect(errors.map((error) => error.field)).toContain(field);
    });

    it('filters providers by what they teach and counts modes and subjects on request [C-05]', async () => {
      const ask = { output: 'provider', subjects: 'computer-science', mode: 'part-time', unis: '10007814' };
      const { results } = (await backend.get(COURSES_PATH, ask)).json<{ results: { ukprn: string }[] }>();
      expect(results.map(({ ukprn }) => ukprn)).toContain('10007814');
      const counted = await backend.get(COURSES_PATH, {
        output: 'provider',
        unis: '10007814,10007850',
        includeFilters: 'true',
        mode: 'part-time',
        subjects: 'computer-science',
      });
      type Facets = Record<string, { value: string; count: number }[]>;
      const { facets } = counted.json<{ facets: Facets }>();
      const count = (name: string, value: string) =>
        facets[name]?.find((facet) => facet.value === value)?.count;
      expect(count('mode', 'full-time')).toBe(2);
      expect(count('mode', 'distance')).toBeGreaterThanOrEqual(1);
      expect(count('subject', 'computer-science')).toBeGreaterThanOrEqual(1);
      expect(
        Object.keys(
          (await backend.get(COURSES_PATH, { output: 'provider' })).json<{ facets: Facets }>().facets,
        ),
      ).toEqual(['country', 'region', 'tef', 'letter']);
    });
  });
};
