import { absenceLabel, type Cohort, type CourseListItem } from '@signpost/api-client/courses';
import { salary, type ComparedGroup, type ComparedRow } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import { judge, type Figure } from './meaning';
import { about, each, type Way } from './ways';

/** The figures of a row as the rules need them; apprenticeships have none of their own. */
const figures = (
  ways: readonly Way[],
  read: (course: CourseListItem) => (Cohort & Pick<Figure, 'value' | 'middle'>) | null,
): (Figure | null)[] =>
  ways.map((way) => {
    const figure = way.kind === 'courses' ? read(way.course) : null;
    return figure && { ...figure, group: `${figure.level} ${figure.subjectLevel ?? ''}` };
  });

const pay = (ways: readonly Way[]): ComparedRow => ({
  label: 'Pay afterwards',
  note: 'Middle yearly pay, 15 months after the course',
  values: each(
    ways,
    (course) =>
      course.salary ? (
        <FigureWithContext value={salary(course.salary.median)} about={about(course.salary, 'graduate')} />
      ) : (
        absenceLabel(course, 'salary')
      ),
    () => null,
  ),
  ...judge(
    figures(
      ways,
      ({ salary: figure }) =>
        figure && {
          ...figure,
          value: figure.median,
          middle: [figure.lowerQuartile, figure.upperQuartile],
        },
    ),
  ),
});

const share = (
  ways: readonly Way[],
  figure: 'employment' | 'continuation',
  noun: string,
  words: Pick<ComparedRow, 'label' | 'note'>,
): ComparedRow => ({
  ...words,
  values: each(
    ways,
    (course) => {
      const value = course[figure];
      return value ? (
        <FigureWithContext value={`${value.percent}%`} about={about(value, noun)} />
      ) : (
        absenceLabel(course, figure)
      );
    },
    () => null,
  ),
  ...judge(
    figures(ways, (course) => {
      const value = course[figure];
      return value && { ...value, value: value.percent };
    }),
  ),
});

/** What one lives on while learning, and earns afterwards. */
export const money = (ways: readonly Way[]): ComparedGroup => ({
  name: 'Money',
  rows: [
    {
      label: 'While you learn',
      values: each(
        ways,
        () => 'No wage. You pay tuition fees, which a loan can cover.',
        ({ facts: { salaryText } }) => (salaryText ? `${salaryText}. No tuition fees.` : null),
      ),
    },
    pay(ways),
  ],
});

/** How many stay, and how many work or study afterwards. */
export const afterwards = (ways: readonly Way[]): ComparedGroup => ({
  name: 'During and afterwards',
  rows: [
    share(ways, 'continuation', 'student', {
      label: 'Stayed on the course',
      note: 'Still studying, or had gained their award, a year after they began',
    }),
    share(ways, 'employment', 'graduate', {
      label: 'In work or study',
      note: '15 months after the course',
    }),
  ],
});
