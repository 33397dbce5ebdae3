import { distinctCohorts, ofCourse } from './distinct-cohorts';

const cohort = (subject: string, people: number, mode = 'full-time') => ({ subject, people, mode });

it('leaves out a course inside its published subject group, and that inside a wider one [E-04]', () => {
  const group = cohort('CAH11', 200);
  expect(
    distinctCohorts([
      cohort(ofCourse('CAH11-01-01', 'U1'), 60),
      cohort('CAH11-01', 100),
      group,
      cohort('CAH15-01', 30),
    ]),
  ).toEqual([group, cohort('CAH15-01', 30)]);
});

it('keeps what cannot be inside: another mode, more people, courses without a group [E-04]', () => {
  const cohorts = [
    cohort('CAH11', 50),
    cohort('CAH11', 20, 'part-time'),
    cohort('CAH11-01', 60),
    cohort(ofCourse('CAH15-01-01', 'U2'), 10),
    cohort(ofCourse('CAH15-01-01', 'U3'), 10),
  ];
  expect(distinctCohorts(cohorts)).toHaveLength(5);
});

it('leaves everything out beside a group of all subjects of the provider [E-04]', () => {
  expect(distinctCohorts([cohort('CAH11', 50), cohort('', 900)])).toEqual([cohort('', 900)]);
});
