import type { TestApp } from '../testing/app';
import { startTestApp } from '../testing/app';
import { combined, readStudentFigures, readSurveyEverywhere } from './student-figures';

it('[C-15] weighs shares by people, counts a share that is not listed as none, and spans the years', () => {
  const shares = [{ id: 'degree', name: 'A degree', percent: 40 }];
  expect(
    combined([
      { people: 30, courses: 1, years: '2022-23', shares },
      { people: 10, courses: 2, years: '2023-24', shares: [{ id: 'none', name: 'None', percent: 100 }] },
    ]),
  ).toEqual({
    shares: [
      { id: 'degree', name: 'A degree', percent: 30 },
      { id: 'none', name: 'None', percent: 25 },
    ],
    people: 40,
    courses: 3,
    years: '2022-24',
  });
  expect(combined([])).toBeNull();
});

describe('the students of a provider', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await startTestApp();
  });
  afterAll(() => backend.close());

  it('[C-15] are put together from what its courses publish', async () => {
    const everywhere = await readSurveyEverywhere(backend.database);
    expect(everywhere.map(({ id }) => id)).toEqual(['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']);
    const courses = await backend.database.selectFrom('course').select(['provider', 'body']).execute();
    const surveyed = courses.filter(({ body }) => body.figures.survey);
    const shared = new Set(
      surveyed.flatMap(({ provider, body }) => (body.figures.survey?.level === 'course' ? [] : [provider])),
    );
    const [first] = surveyed.filter(({ provider }) => !shared.has(provider));
    const own = surveyed.filter(({ provider }) => provider === first?.provider);
    const { survey, entry } = await readStudentFigures(backend.database, first?.provider ?? '', everywhere);
    const people = own.reduce((sum, { body }) => sum + (body.figures.survey?.people ?? 0), 0);
    const sum = own.reduce((total, { body }) => {
      const { themes = [], people: asked = 0 } = body.figures.survey ?? {};
      return total + (themes.find(({ id }) => id === 'T1')?.percent ?? 0) * asked;
    }, 0);
    expect(survey).toMatchObject({ people, courses: own.length, everywhere });
    expect(survey?.themes[0]).toEqual({
      id: 'T1',
      name: 'Teaching on my course',
      percent: Math.round(sum / people),
    });
    const shares = entry?.qualifications.map(({ percent }) => percent) ?? [];
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(Math.abs(shares.reduce((total, percent) => total + percent, 0) - 100)).toBeLessThanOrEqual(6);
  });

  it('[C-15] are null where no course publishes any', async () => {
    expect(await readStudentFigures(backend.database, '00000000', [])).toEqual({ survey: null, entry: null });
  });
});
