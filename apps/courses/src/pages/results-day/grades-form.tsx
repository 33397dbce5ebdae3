import { Button, GetForm, limit, Notice } from '@signpost/shared-ui';
import { RESULTS_DAY } from '../../components/course-url';
import { GradePicker } from '../../tariff/grade-picker';
import { MAX_GRADES, pointsOf } from '@signpost/api-client/tariff';
import { gradesWords, otherGrades } from '../../tariff/other-grades';
import { keptFields, rehearsalUrl, type Rehearsal } from './address';
import type { ResultsDayData } from './page-data';
import styles from './page.module.css';

/** Maximum number of invalid grades that are quoted, and the length of each. */
const MAX_QUOTED = 3;
const MAX_QUOTED_LENGTH = 20;

interface GradesFormProps extends Pick<ResultsDayData, 'rejected' | 'isOverLimit'> {
  rehearsal: Rehearsal;
}

/** The form for grades to try out, what is wrong with those in the address, and links to grades near by. */
export const GradesForm = ({ rehearsal, rejected, isOverLimit }: GradesFormProps) => {
  const { grades, predicted } = rehearsal;
  const points = pointsOf(grades);
  return (
    <>
      {(rejected.length > 0 || isOverLimit) && (
        <Notice kind="error" heading="There is a problem with the grades">
          {rejected.slice(0, MAX_QUOTED).map((text) => (
            <p key={text}>{`“${limit(text, MAX_QUOTED_LENGTH)}” is not a grade that we know.`}</p>
          ))}
          {isOverLimit && <p>{`We can add up ${MAX_GRADES} grades. We kept the first ${MAX_GRADES}.`}</p>}
          <p>Choose it again below. Your courses and your other grades are still here.</p>
        </Notice>
      )}
      <GetForm
        action={RESULTS_DAY}
        keep={keptFields(rehearsal)}
        label="Grades to try"
        className={styles.form}
      >
        <GradePicker
          given={grades}
          legend={predicted.length > 0 ? 'Grades on the day' : 'Your predicted grades'}
          remembers={false}
        />
        <p>
          <Button type="submit">See how they compare</Button>
        </p>
      </GetForm>
      {points > 0 && (
        <>
          <p>
            <strong>{`${gradesWords(grades)}: ${points} points.`}</strong>
            {points !== pointsOf(predicted) &&
              ` You began with ${gradesWords(predicted)}: ${pointsOf(predicted)} points.`}
          </p>
          <nav aria-label="Other grades to try">
            <ul className={styles.tries}>
              {otherGrades(grades).map((other) => (
                <li key={other.name}>
                  <a href={rehearsalUrl({ ...rehearsal, grades: other.grades })}>
                    {`${other.name}: ${pointsOf(other.grades)} points`}
                  </a>
                </li>
              ))}
              {points !== pointsOf(predicted) && (
                <li>
                  <a href={rehearsalUrl({ ...rehearsal, grades: predicted })}>
                    Back to your predicted grades
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </>
      )}
    </>
  );
};
