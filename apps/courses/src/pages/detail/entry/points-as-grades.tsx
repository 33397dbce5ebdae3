import { t } from '@signpost/language';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { absenceLabel, pointsWords, whyAbsent } from '@signpost/api-client/courses';
import { QUALIFICATIONS } from '@signpost/identity';
import { Stat, type StatProps } from '@signpost/shared-ui';
import {
  bandsOf,
  enteredBands,
  entrantsHad,
  historicGrade,
  mostCommon,
  rangeAsGrades,
  type Band,
  type GradeQualification,
} from '../../../tariff/worth';

const middleHalfLabel = () => t('The middle half of entrants');

/** The name of a qualification in full: as the grades of earlier entrants have it (E-04), else as it is chosen (E-21). */
export const fullName = (
  { historicalEntryGrades }: CourseDetails,
  qualification: GradeQualification,
): string =>
  historicGrade(qualification, historicalEntryGrades)?.qualificationName ??
  (QUALIFICATIONS.find(({ key }) => key === qualification) ?? QUALIFICATIONS[0]).label;

interface PointsAsGradesProps {
  course: CourseDetails;
  qualification: GradeQualification;
  source: StatProps['source'];
}

/**
 * Entrants' points as grades: the middle half first, then the most common, the lowest and the highest band. Each band
 * shows its share of entrants, because a band at an end may hold one person in a hundred.
 */
export const PointsAsGrades = ({ course, qualification, source }: PointsAsGradesProps) => {
  const had = entrantsHad(qualification, bandsOf(course), course.historicalEntryGrades);
  const label = fullName(course, qualification);
  const entered = enteredBands(bandsOf(course));
  const shown = [
    {
      name: t('Most common points'),
      grades: had?.common,
      band: mostCommon(entered),
      end: t('The lowest {label} grades worth as much.', { label }),
    },
    {
      name: t('Fewest points anyone had'),
      grades: had?.least,
      band: entered[0],
      end: t('The lowest grades worth as much.'),
    },
    {
      name: t('Most points anyone had'),
      grades: had?.best,
      band: entered.at(-1),
      end: t('The highest grades worth no more.'),
    },
  ];
  return (
    <>
      <MiddleHalfAsGrades course={course} qualification={qualification} source={source} />
      {shown.map(({ name, grades, band, end }) => (
        <Stat
          key={name}
          label={name}
          figure={grades ?? null}
          // Fewer points than three passes have no equivalent grades.
          absent={had && band ? pointsWords(band) : undefined}
          meaning={had && [band && shareWords(band), grades && end].filter(Boolean).join(' ')}
          source={source}
        />
      ))}
    </>
  );
};

/** The middle half of entrants in grades: "ABB to A*AA"; its points where an end has no grades; or why it is missing. */
const MiddleHalfAsGrades = ({ course: { record }, qualification, source }: PointsAsGradesProps) => {
  const middle = record?.tariff ?? null;
  const { lowest = null, highest = null } = middle ? rangeAsGrades(qualification, middle) : {};
  const grades =
    lowest && highest
      ? lowest === highest
        ? lowest
        : t('{lowest} to {highest}', { lowest, highest })
      : null;
  return (
    <Stat
      label={middleHalfLabel()}
      figure={
        middle &&
        (grades ?? (lowest && middle.to === null ? t('{lowest} or more', { lowest }) : pointsWords(middle)))
      }
      absent={record ? absenceLabel(record, 'tariff') : undefined}
      meaning={
        middle
          ? t('{middle}, {fewer}% had fewer and {more}% more. The grades are worth as many points.', {
              middle: pointsWords(middle),
              fewer: middle.fewer,
              more: middle.more,
            })
          : whyAbsent(record, 'tariff')
      }
      source={source}
    />
  );
};

const shareWords = (band: Band): string =>
  t('{band}: {percent}% of entrants.', { band: pointsWords(band), percent: band.percent });
