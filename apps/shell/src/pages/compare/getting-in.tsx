import { absenceLabel, pointsWords, type CourseListItem } from '@signpost/api-client/courses';
import { longDate, type ComparedGroup } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import { about, each, type Cell, type Way } from './ways';

const entry = (course: CourseListItem): Cell => {
  const { tariff } = course;
  if (!tariff) return absenceLabel(course, 'tariff');
  return (
    <FigureWithContext
      value={pointsWords(tariff)}
      about={['the middle half of entrants', ...about(tariff, 'entrant')]}
    />
  );
};

/** How one gets in: points of earlier entrants, and when to apply. */
export const gettingIn = (ways: readonly Way[]): ComparedGroup => ({
  name: 'Getting in',
  rows: [
    {
      label: 'UCAS points of entrants',
      note: 'What they had, not what you must have',
      values: each(ways, entry, () => 'Set by the employer, often GCSEs or A levels'),
    },
    {
      label: 'When to apply',
      values: each(
        ways,
        ({ academicYearId }) => `Through UCAS, for ${academicYearId} entry`,
        ({ facts: { closes } }) => (closes ? `By ${longDate(closes)}` : null),
      ),
    },
  ],
});
