import { t } from '@signpost/language';
import { absenceLabel, pointsWords, type CourseListItem } from '@signpost/api-client/courses';
import { comparePoints } from '@signpost/api-client/tariff';
import { longDate, OwnPointsLine, type ComparedGroup } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import { describeCohort, cellsOf, type Cell, type Way } from './ways';

const tariffCell =
  (ownPoints: number) =>
  (course: CourseListItem): Cell => {
    const { tariff } = course;
    if (!tariff) return absenceLabel(course, 'tariff');
    return (
      <>
        <FigureWithContext
          value={pointsWords(tariff)}
          context={[t('the middle half of entrants'), ...describeCohort(tariff, 'entrant')]}
        />
        <OwnPointsLine>{comparePoints(ownPoints, tariff) ?? null}</OwnPointsLine>
      </>
    );
  };

/** Part-time and distance courses have no common application (UCAS takes those of full-time ones). */
const applicationCell = ({ studyModes, scheme, academicYearId }: CourseListItem): Cell => {
  if (!studyModes.includes('full-time')) return t('Ask the university');
  return scheme === 'conservatoire'
    ? t('Through UCAS Conservatoires, for {academicYearId} entry', { academicYearId })
    : t('Through UCAS, for {academicYearId} entry', { academicYearId });
};

/**
 * Entry rows: tariff points of earlier entrants, compared with the visitor's own points where these are not 0, and when
 * to apply.
 */
export const entryGroup = (ways: readonly Way[], ownPoints: number): ComparedGroup => ({
  name: t('Getting in'),
  rows: [
    {
      label: t('UCAS points of entrants'),
      note: t('What they had, not what you must have'),
      values: cellsOf(ways, tariffCell(ownPoints), () => t('Set by the employer, often GCSEs or A levels')),
    },
    {
      label: t('When to apply'),
      values: cellsOf(ways, applicationCell, ({ facts: { closes } }) =>
        closes ? t('By {closes}', { closes: longDate(closes) }) : null,
      ),
    },
  ],
});
