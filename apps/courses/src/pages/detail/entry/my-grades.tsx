import type { ReactNode } from 'react';
import { rich, t } from '@signpost/language';
import { courseUrl } from '@signpost/api-client/page-urls';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { pointsWords } from '@signpost/api-client/courses';
import { Button, GetForm, Notice, ShowMore, SmartLink } from '@signpost/shared-ui';
import { LeaveLink } from '../../../components/leave-link';
import { GradePicker } from '../../../tariff/grade-picker';
import {
  gradesOf,
  TARIFF_SOURCE,
  TARIFF_TABLES,
  gradeName,
  qualificationName,
} from '@signpost/api-client/tariff';
import { beside } from '../../../tariff/worth';
import type { DetailData } from '../page-data';
import { rule } from '../rule';
import styles from '../page.module.css';

interface AddMyGradesProps extends Pick<DetailData, 'course' | 'mine' | 'from'> {
  /** What the grades of the address are worth, else those of the device or the account; 0 without any that can be read. */
  points: number;
  /** Whether there are no other grades than the account's. */
  isOfAccount: boolean;
}

/** The visitor's own grades: their points, and how they compare with those of earlier entrants (C-09). */
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

interface ComparisonProps {
  course: CourseDetails;
  mine: Pick<DetailData['mine'], 'comparison'>;
  points: number;
}

const Comparison = ({ course, mine, points }: ComparisonProps) => {
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
      {mine.comparison?.confirmationRate && (
        <p>
          {mine.comparison.isAggregate
            ? t(
                '{confirmationRate} of earlier applicants with these grades and an offer were accepted, counted over several courses.',
                { confirmationRate: mine.comparison.confirmationRate },
              )
            : t('{confirmationRate} of earlier applicants with these grades and an offer were accepted.', {
                confirmationRate: mine.comparison.confirmationRate,
              })}
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
