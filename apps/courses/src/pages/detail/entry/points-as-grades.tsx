import type { CourseDetails } from '@signpost/api-client/course-details';
import { pointsWords } from '@signpost/api-client/courses';
import { QUALIFICATIONS } from '@signpost/identity';
import { Stat, type StatProps } from '@signpost/shared-ui';
import {
  bandsOf,
  enteredBands,
  entrantsHad,
  mostCommon,
  type Band,
  type GradeQualification,
} from '../../../tariff/worth';

interface PointsAsGradesProps {
  course: CourseDetails;
  qualification: GradeQualification;
  source: StatProps['source'];
}

/**
 * Three bands of entrants' points as grades: the most common, the lowest and the highest. Each shows its band and its
 * share of entrants, because a band at an end may hold one person in a hundred.
 */
export const PointsAsGrades = ({ course, qualification, source }: PointsAsGradesProps) => {
  const had = entrantsHad(qualification, bandsOf(course), course.historicalEntryGrades);
  const { label } = QUALIFICATIONS.find(({ key }) => key === qualification) ?? QUALIFICATIONS[0];
  const entered = enteredBands(bandsOf(course));
  const shown = [
    {
      name: 'Most common points',
      grades: had?.common,
      band: mostCommon(entered),
      end: `The lowest ${label} grades worth as much.`,
    },
    {
      name: 'Fewest points anyone had',
      grades: had?.least,
      band: entered[0],
      end: 'The lowest grades worth as much.',
    },
    {
      name: 'Most points anyone had',
      grades: had?.best,
      band: entered.at(-1),
      end: 'The highest grades worth no more.',
    },
  ];
  return shown.map(({ name, grades, band, end }) => (
    <Stat
      key={name}
      label={name}
      figure={grades ?? null}
      // Fewer points than three passes have no equivalent grades.
      absent={had && band ? pointsWords(band) : undefined}
      meaning={had && [band && shareWords(band), grades && end].filter(Boolean).join(' ')}
      source={source}
    />
  ));
};

const shareWords = (band: Band): string => `${pointsWords(band)}: ${band.percent}% of entrants.`;
