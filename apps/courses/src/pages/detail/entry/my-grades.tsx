import { useEffect, type ReactNode } from 'react';
import { useFetcher } from 'react-router-dom';
import { rich, t } from '@signpost/language';
import { courseUrl } from '@signpost/api-client/page-urls';
import type { GradeComparison } from '@signpost/api-client/course-details';
import { pointsWords } from '@signpost/api-client/courses';
import { useVisitor } from '@signpost/identity';
import { Button, GetForm, Notice, ShowMore, SmartLink } from '@signpost/shared-ui';
import { LeaveLink } from '../../../components/leave-link';
import { GradePicker } from '../../../tariff/grade-picker';
import {
  gradesOf,
  TARIFF_SOURCE,
  TARIFF_TABLES,
  gradeName,
  profileOf,
  qualificationName,
  type Grade,
} from '@signpost/api-client/tariff';
import { beside } from '../../../tariff/worth';
import { comparisonAddress } from '../../grades/address';
import type { DetailData } from '../page-data';
import { rule } from '../rule';
import styles from '../page.module.css';

interface AddMyGradesProps extends Pick<DetailData, 'course' | 'mine' | 'from'> {
  /** What the grades of the address are worth, else those of the device or the account; 0 without any that can be read. */
  points: number;
  /** Whether there are no other grades than the account's. */
  isOfAccount: boolean;
}

/**
 * Returns the service's comparison with earlier entrants, which only a signed-in visitor gets (C-09). Null without a
 * complete profile of grades in the address, and until the answer is there.
 */
const useComparison = (courseId: string, grades: readonly Grade[]): GradeComparison | null => {
  const { status } = useVisitor();
  const { load, data } = useFetcher<GradeComparison | null>();
  const address = comparisonAddress(courseId, grades);
  const isAsked = status === 'signedIn' && profileOf(grades) !== null;
  useEffect(() => {
    if (isAsked) void load(address);
  }, [isAsked, address, load]);
  return isAsked && data?.courseId === courseId ? data : null;
};

/** The visitor's own grades: their points, and how they compare with those of earlier entrants. */
export const AddMyGrades = ({ course, mine, from, points, isOfAccount }: AddMyGradesProps) => (
  <>
    <GetForm
      action={`${courseUrl(course)}`}
      keep={from.postcode ? { postcode: from.postcode } : {}}
      label={t('Add my grades')}
      className={styles.form}
    >
      <GradePicker given={mine.grades} />
      <p>
        <Button type="submit">{t('Compare my grades')}</Button>
      </p>
    </GetForm>
    {!mine.complete && (
      <Notice kind="warning">
        <p>{t('Some of the grades in the address are none that we know. We left them out.')}</p>
      </Notice>
    )}
    {isOfAccount && <AccountGrades isRead={points > 0} />}
    {points > 0 && <Comparison course={course} mine={mine} points={points} />}
    <ShowMore summary={t('Points for each grade')}>
      <PointsTable />
      <p>
        {rich(
          'AS and A level, or Higher and Advanced Higher, in the same subject count once. UCAS has every qualification in its <link>Tariff calculator</link>.',
          {
            link: (text) => (
              <LeaveLink
                href={TARIFF_SOURCE}
                site="UCAS"
                purpose={t('UCAS has a calculator with every qualification there is.')}
              >
                {text}
              </LeaveLink>
            ),
          },
        )}
      </p>
    </ShowMore>
  </>
);

const accountLink = (text: ReactNode) => <SmartLink href="/account">{text}</SmartLink>;

const AccountGrades = ({ isRead }: { isRead: boolean }) => (
  <p>
    {isRead
      ? rich('We used the grades in <link>your account</link>.', { link: accountLink })
      : rich(
          'We could not read the grades in your account as UCAS Tariff points. Choose them above, or change them in <link>your account</link>.',
          { link: accountLink },
        )}
  </p>
);

interface ComparisonProps extends Pick<DetailData, 'course' | 'mine'> {
  points: number;
}

const Comparison = ({ course, mine, points }: ComparisonProps) => {
  const comparison = useComparison(course.id, mine.grades);
  const tariff = course.record?.figures.tariff;
  const middle = course.record?.tariff;
  if (!tariff || !middle) {
    return (
      <Notice
        heading={t('Your grades are worth {points, plural, one {# point} other {# points}}', { points })}
      >
        <p>
          {t('The points of earlier entrants are not published, so there is nothing to set them beside.')}
        </p>
      </Notice>
    );
  }
  const { fewer, same, more } = beside(points, tariff.bands);
  return (
    <Notice heading={t('Your grades are worth {points, plural, one {# point} other {# points}}', { points })}>
      <p>
        {t(
          'Middle half of entrants: {points}. Of those whose points are known, {fewer}% were in a lower band than yours, {same}% in the same band, and {more}% in a higher one.',
          { points: pointsWords(middle).toLowerCase(), fewer, same, more },
        )}
      </p>
      {comparison && (
        <p>
          {comparison.isAggregate
            ? t('These are the entrants of a wider group of courses, not of this course alone.')
            : t('These are the entrants of this course alone.')}
        </p>
      )}
      <p>{rule()}</p>
    </Notice>
  );
};

const PointsTable = () => (
  <table className={styles.options}>
    <caption className={styles.caption}>{t('What each grade is worth in UCAS Tariff points')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('Qualification')}</th>
        <th scope="col">{t('Grades and points')}</th>
      </tr>
    </thead>
    <tbody>
      {TARIFF_TABLES.map((table) => (
        <tr key={table.key}>
          <th scope="row">{qualificationName(table.key)}</th>
          <td>
            {gradesOf(table)
              .map(([grade, worth]) => `${gradeName(grade)} ${worth}`)
              .join(', ')}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
