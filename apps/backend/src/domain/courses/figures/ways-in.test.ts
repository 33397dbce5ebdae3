import type { CourseFigures } from '../../catalogue/course-record';
import { ownCohort } from '../course-fixture';
import { waysInOf } from './ways-in';

const entry: NonNullable<CourseFigures['entry']> = {
  ...ownCohort,
  people: 25,
  qualifications: [
    { id: 'a-level', name: 'A levels, Highers or similar', percent: 75 },
    { id: 'access', name: 'Access course', percent: 20 },
    { id: 'none', name: 'No qualifications', percent: 5 },
  ],
};

it('are those that entrants of the course itself had, with their percentages [E-04]', () => {
  expect(waysInOf(entry)).toEqual({
    ...{ people: 25, years: '2023-24' },
    shares: [
      { name: 'Access course', percent: 20 },
      { name: 'No formal qualifications', percent: 5 },
    ],
  });
});

it('are not known from figures of a whole subject, nor without any', () => {
  expect(waysInOf({ ...entry, level: 'subject', subject: 'CAH02' })).toBeNull();
  expect(waysInOf({ ...entry, qualifications: entry.qualifications.slice(0, 1) })).toBeNull();
  expect(waysInOf(null)).toBeNull();
});
