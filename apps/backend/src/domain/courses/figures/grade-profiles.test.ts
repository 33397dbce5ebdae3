import { ownCohort } from '../course-fixture';
import { cohortYears } from './cohort-years';
import { entryGrades, isGradeProfile } from './grade-profiles';

const band = (from: number, to: number | null, percent: number) => ({ from, to, percent });

it('expresses bands of tariff points as grades: the least that reach a band, the best within the highest [C-08]', () => {
  const tariff = {
    bands: [band(96, 111, 20), band(112, 127, 50), band(128, 143, 30), band(144, 159, 0)],
    ...ownCohort,
  };
  expect(entryGrades('A_level', tariff)).toEqual({
    minimumGrade: 'CCC',
    mostCommonGrade: 'BBC',
    maximumGrade: 'AAB',
  });
  expect(entryGrades('BTEC', tariff)).toEqual({
    minimumGrade: 'MMM',
    mostCommonGrade: 'DMM',
    maximumGrade: 'DDM',
  });
});

it('names no grades below three passes, and none above the best there are [C-08]', () => {
  const tariff = { bands: [band(0, 47, 60), band(240, null, 40)], ...ownCohort };
  expect(entryGrades('A_level', tariff)).toEqual({
    minimumGrade: null,
    mostCommonGrade: null,
    maximumGrade: 'A*A*A*',
  });
  expect(entryGrades('BTEC', { bands: [band(48, 63, 0)], ...ownCohort })).toBeUndefined();
});

it.each([
  ['A_level', 'A*AB', true],
  ['A_level', 'AB', false],
  ['A_level', 'DDM', false],
  ['BTEC', 'D*D*D', true],
  ['BTEC', 'AAA', false],
] as const)('reads %s %s as a whole qualification: %s [C-09]', (type, grade, whole) => {
  expect(isGradeProfile(type, grade)).toBe(whole);
});

it.each([
  ['2023-24', 2023, 2024],
  ['2021-22 and 2022-23', 2021, 2023],
  ['2024', 2024, 2024],
  ['not said', null, null],
])('reads the years of a cohort out of %j [C-08]', (years, startYear, endYear) => {
  expect(cohortYears(years)).toEqual({ startYear, endYear });
});
