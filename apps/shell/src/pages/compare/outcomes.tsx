import { t } from '@signpost/language';
import { absenceLabel, type Cohort, type CourseListItem } from '@signpost/api-client/courses';
import type { KeyFact } from '@signpost/api-client/key-facts';
import { salary, type ComparedGroup, type ComparedRow, type PeopleNoun } from '@signpost/shared-ui';
import { feeRow, loanRow } from './costs';
import { FigureWithContext } from './figure';
import { compareFigures, type Figure } from './meaning';
import { describeCohort, cellsOf, type Way } from './ways';

/** Returns the figures of a row for comparison; apprenticeships have none of their own. */
const figuresOf = (
  ways: readonly Way[],
  read: (course: CourseListItem) => (Cohort & Pick<Figure, 'value' | 'quartiles'>) | null,
): (Figure | null)[] =>
  ways.map((way) => {
    const figure = way.kind === 'courses' ? read(way.course) : null;
    return figure && { ...figure, group: `${figure.level} ${figure.subjectLevel ?? ''}` };
  });

const payRow = (ways: readonly Way[]): ComparedRow => ({
  label: t('Pay afterwards'),
  note: t('Middle yearly pay, 15 months after the course'),
  values: cellsOf(
    ways,
    (course) =>
      course.salary ? (
        <FigureWithContext
          value={salary(course.salary.median)}
          context={describeCohort(course.salary, 'graduate')}
        />
      ) : (
        absenceLabel(course, 'salary')
      ),
    () => null,
  ),
  ...compareFigures(
    figuresOf(
      ways,
      ({ salary: figure }) =>
        figure && {
          ...figure,
          value: figure.median,
          quartiles: [figure.lowerQuartile, figure.upperQuartile],
        },
    ),
  ),
});

const shareRow = (
  ways: readonly Way[],
  figure: 'employment' | 'continuation',
  noun: PeopleNoun,
  words: Pick<ComparedRow, 'label' | 'note'>,
): ComparedRow => ({
  ...words,
  values: cellsOf(
    ways,
    (course) => {
      const value = course[figure];
      return value ? (
        <FigureWithContext value={`${value.percent}%`} context={describeCohort(value, noun)} />
      ) : (
        absenceLabel(course, figure)
      );
    },
    () => null,
  ),
  ...compareFigures(
    figuresOf(ways, (course) => {
      const value = course[figure];
      return value && { ...value, value: value.percent };
    }),
  ),
});

const placesOf = (ways: readonly Way[]) =>
  ways.map((way) =>
    way.kind === 'courses'
      ? { ...way.course, country: way.course.provider.country, region: way.course.provider.region }
      : undefined,
  );

/** Rows for fees, the loan to live on, and pay: while learning and afterwards. */
export const payGroup = (ways: readonly Way[], facts: readonly KeyFact[]): ComparedGroup => ({
  name: t('Money'),
  rows: [
    feeRow(facts, placesOf(ways), t('None')),
    loanRow(facts, placesOf(ways), t('None: you earn')),
    {
      label: t('While you learn'),
      values: cellsOf(
        ways,
        () => t('No wage'),
        ({ facts: { salaryText } }) => salaryText ?? null,
      ),
    },
    payRow(ways),
  ],
});

/** Rows for continuation, and for work or study afterwards. */
export const outcomesGroup = (ways: readonly Way[]): ComparedGroup => ({
  name: t('During and afterwards'),
  rows: [
    shareRow(ways, 'continuation', 'student', {
      label: t('Stayed on the course'),
      note: t('Were still studying, or had gained their award, a year after they began'),
    }),
    shareRow(ways, 'employment', 'graduate', {
      label: t('In work or study'),
      note: t('15 months after the course'),
    }),
  ],
});
