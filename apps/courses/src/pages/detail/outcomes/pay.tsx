import { t } from '@signpost/language';
import type { CourseDetails, CourseRecord, SubjectEarnings } from '@signpost/api-client/course-details';
import {
  absenceLabel,
  COLLECTION_YEAR,
  studyModeName,
  whyAbsent,
  whyWider,
} from '@signpost/api-client/courses';
import { salary, StatInContext } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { publishers } from '../publishers';

/**
 * Describes all graduates in a comparison: their award, their mode and the year; for a course whose award is not in the
 * data, that it is not.
 */
export const comparedWith = ({ subjectEarnings, qualification }: CourseRecord): string | null => {
  if (!subjectEarnings) return null;
  const { awards, mode } = subjectEarnings;
  const group = t('{awards}, {mode}, Discover Uni {year}', {
    awards: awards === 'first-degrees' ? t('first degrees') : t('other undergraduate awards'),
    mode: studyModeName(mode).toLowerCase(),
    year: COLLECTION_YEAR,
  });
  return qualification === null
    ? t('Compared with {group}; this course’s award is not in the published data.', { group })
    : t('All in the UK: {group}.', { group });
};

/** Returns the pay scale: round thousands around the quartiles of the subject and of this course. */
const scaleOf = (values: readonly number[]): readonly [from: number, to: number] => [
  Math.floor(Math.min(...values) / 5000) * 5000 - 5000,
  Math.ceil(Math.max(...values) / 5000) * 5000 + 5000,
];

const meaningOf = (median: number, all: SubjectEarnings['months15'], subject: string): string => {
  if (!all) return t('The middle figure 15 months after the course.');
  if (median < all.lowerQuartile)
    return t('Lower than for most graduates of {subject} in the UK.', { subject });
  if (median > all.upperQuartile)
    return t('Higher than for most graduates of {subject} in the UK.', { subject });
  return t(
    'About what most graduates of {subject} in the UK earn. The middle figure for all of them is {median}.',
    { subject, median: salary(all.median) },
  );
};

/**
 * Pay 15 months after the course beside that of all graduates of its subject in the UK, or the reason why it is
 * missing.
 */
export const Pay = ({ course: { record } }: { course: CourseDetails }) => {
  const pay = record?.salary ?? null;
  const all = record?.subjectEarnings?.months15 ?? null;
  const name = record?.subjectEarnings?.subjectName ?? t('its subject');
  const [from, to] = pay && all ? scaleOf([pay.median, all.lowerQuartile, all.upperQuartile]) : [0, 1];
  return (
    <StatInContext
      label={t('Graduate pay')}
      figure={pay && salary(pay.median)}
      absent={record ? absenceLabel(record, 'salary') : undefined}
      meaning={
        pay
          ? t('{median} Half of those asked earn between {lowerQuartile} and {upperQuartile}.', {
              median: meaningOf(pay.median, all, name),
              lowerQuartile: salary(pay.lowerQuartile),
              upperQuartile: salary(pay.upperQuartile),
            })
          : whyAbsent(record, 'salary')
      }
      range={
        pay && all
          ? {
              from,
              to,
              middle: [all.lowerQuartile, all.upperQuartile],
              value: pay.median,
              format: salary,
              whose: t('all graduates of {name} in the UK', { name }),
            }
          : undefined
      }
      source={{
        publisher: publishers().graduates,
        year: pay?.years ?? '',
        cohort: pay ? aboutWhom(pay, 'graduate') : undefined,
      }}
      method={
        <p>
          {[pay && whyWider(pay), pay && !all ? null : record && comparedWith(record)]
            .filter(Boolean)
            .join(' ')}{' '}
          {t(
            'A survey asks everyone who finished what they earn, 15 months later. Pay depends on where people live and on the job as much as on the course.',
          )}
        </p>
      }
    />
  );
};
