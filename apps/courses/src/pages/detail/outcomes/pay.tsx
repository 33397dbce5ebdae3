import type { CourseDetails, CourseRecord, SubjectEarnings } from '@signpost/api-client/course-details';
import { absenceLabel, COLLECTION_YEAR, whyAbsent } from '@signpost/api-client/courses';
import { salary, StatInContext } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { PUBLISHERS } from '../publishers';

/**
 * Describes all graduates in a comparison: their award, their mode and the year; for a course whose award is not in the
 * data, that it is not.
 */
export const comparedWith = ({ subjectEarnings, qualification }: CourseRecord): string | null => {
  if (!subjectEarnings) return null;
  const { awards, mode } = subjectEarnings;
  const group = `${awards === 'first-degrees' ? 'first degrees' : 'other undergraduate awards'}, ${mode}, Discover Uni ${COLLECTION_YEAR}`;
  return qualification === null
    ? `Compared with ${group}; this course’s award is not in the published data.`
    : `All in the UK: ${group}.`;
};

/** Returns the pay scale: round thousands around the quartiles of the subject and of this course. */
const scaleOf = (values: readonly number[]): readonly [from: number, to: number] => [
  Math.floor(Math.min(...values) / 5000) * 5000 - 5000,
  Math.ceil(Math.max(...values) / 5000) * 5000 + 5000,
];

const meaningOf = (median: number, all: SubjectEarnings['months15'], subject: string): string => {
  if (!all) return 'The middle figure 15 months after the course.';
  if (median < all.lowerQuartile) return `Lower than for most graduates of ${subject} in the UK.`;
  if (median > all.upperQuartile) return `Higher than for most graduates of ${subject} in the UK.`;
  return `About what most graduates of ${subject} in the UK earn. The middle figure for all of them is ${salary(all.median)}.`;
};

/**
 * Pay 15 months after the course beside that of all graduates of its subject in the UK, or the reason why it is
 * missing.
 */
export const Pay = ({ course: { record } }: { course: CourseDetails }) => {
  const pay = record?.salary ?? null;
  const all = record?.subjectEarnings?.months15 ?? null;
  const name = record?.subjectEarnings?.subjectName ?? 'its subject';
  const [from, to] = pay && all ? scaleOf([pay.median, all.lowerQuartile, all.upperQuartile]) : [0, 1];
  return (
    <StatInContext
      label="Graduate pay"
      figure={pay && salary(pay.median)}
      absent={record ? absenceLabel(record, 'salary') : undefined}
      meaning={
        pay
          ? `${meaningOf(pay.median, all, name)} Half of those asked earn between ${salary(pay.lowerQuartile)} and ${salary(pay.upperQuartile)}.`
          : whyAbsent(record?.absences.salary)
      }
      range={
        pay && all
          ? {
              from,
              to,
              middle: [all.lowerQuartile, all.upperQuartile],
              value: pay.median,
              format: salary,
              whose: `all graduates of ${name} in the UK`,
            }
          : undefined
      }
      source={{
        publisher: PUBLISHERS.graduates,
        year: pay?.years ?? '',
        cohort: pay ? aboutWhom(pay, 'graduate') : undefined,
      }}
      method={
        <p>
          {record && comparedWith(record)} A survey asks everyone who finished what they earn, 15 months
          later. Pay depends on where people live and on the job as much as on the course.
        </p>
      }
    />
  );
};
