import { courseUrl } from '@signpost/api-client/page-urls';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { pointsWords } from '@signpost/api-client/courses';
import { Button, counted, GetForm, Notice, ShowMore } from '@signpost/shared-ui';
import { LeaveLink } from '../../../components/leave-link';
import { GradePicker } from '../../../tariff/grade-picker';
import { gradesOf, TARIFF_SOURCE, TARIFF_TABLES } from '@signpost/api-client/tariff';
import { beside } from '../../../tariff/worth';
import type { DetailData } from '../page-data';
import { RULE } from '../rule';
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
      label="Add my grades"
      className={styles.form}
    >
      <GradePicker given={mine.grades} />
      <p>
        <Button type="submit">Compare my grades</Button>
      </p>
    </GetForm>
    {!mine.complete && (
      <Notice kind="warning">
        <p>Some of the grades in the address are none that we know. We left them out.</p>
      </Notice>
    )}
    {isOfAccount && <AccountGrades isRead={points > 0} />}
    {points > 0 && <Comparison course={course} mine={mine} points={points} />}
    <ShowMore summary="Points for each grade">
      <PointsTable />
      <p>
        AS and A level, or Higher and Advanced Higher, in the same subject count once. UCAS has every
        qualification in its{' '}
        <LeaveLink
          href={TARIFF_SOURCE}
          site="UCAS"
          purpose="UCAS has a calculator with every qualification there is."
        >
          Tariff calculator
        </LeaveLink>
        .
      </p>
    </ShowMore>
  </>
);

const AccountGrades = ({ isRead }: { isRead: boolean }) => (
  <p>
    {isRead
      ? 'We used the grades in '
      : 'We could not read the grades in your account as UCAS Tariff points. Choose them above, or change them in '}
    <a href="/account">your account</a>.
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
      <Notice heading={`Your grades are worth ${counted(points, 'point')}`}>
        <p>The points of earlier entrants are not published, so there is nothing to set them beside.</p>
      </Notice>
    );
  }
  const { fewer, same, more } = beside(points, tariff.bands);
  return (
    <Notice heading={`Your grades are worth ${counted(points, 'point')}`}>
      <p>
        Middle half of entrants: {pointsWords(middle).toLowerCase()}. Of those whose points are known, {fewer}
        % were in a lower band than yours, {same}% in the same band, and {more}% in a higher one.
      </p>
      {mine.comparison?.confirmationRate && (
        <p>
          {mine.comparison.confirmationRate} of earlier applicants with these grades and an offer were
          accepted
          {mine.comparison.isAggregate && ', counted over several courses'}.
        </p>
      )}
      <p>{RULE}</p>
    </Notice>
  );
};

const PointsTable = () => (
  <table className={styles.options}>
    <caption className={styles.caption}>What each grade is worth in UCAS Tariff points</caption>
    <thead>
      <tr>
        <th scope="col">Qualification</th>
        <th scope="col">Grades and points</th>
      </tr>
    </thead>
    <tbody>
      {TARIFF_TABLES.map((table) => (
        <tr key={table.key}>
          <th scope="row">{table.label}</th>
          <td>
            {gradesOf(table)
              .map(([grade, worth]) => `${grade} ${worth}`)
              .join(', ')}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
