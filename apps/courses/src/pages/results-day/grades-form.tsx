import { t } from '@signpost/language';
import { Button, GetForm, limit, Notice, SmartLink } from '@signpost/shared-ui';
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

/** What is wrong with the grades in the address. */
const Rejected = ({ rejected, isOverLimit }: Pick<ResultsDayData, 'rejected' | 'isOverLimit'>) => (
  <Notice kind="error" heading={t('There is a problem with the grades')}>
    {rejected.slice(0, MAX_QUOTED).map((text) => (
      <p key={text}>{t('“{text}” is not a grade that we know.', { text: limit(text, MAX_QUOTED_LENGTH) })}</p>
    ))}
    {isOverLimit && (
      <p>
        {t('We can add up {maxGrades} grades. We kept the first {maxGrades}.', { maxGrades: MAX_GRADES })}
      </p>
    )}
    <p>{t('Choose it again below. Your courses and your other grades are still here.')}</p>
  </Notice>
);

/** The form for grades to try out, what is wrong with those in the address, and links to grades near by. */
export const GradesForm = ({ rehearsal, rejected, isOverLimit }: GradesFormProps) => {
  const { grades, predicted } = rehearsal;
  const points = pointsOf(grades);
  return (
    <>
      {(rejected.length > 0 || isOverLimit) && <Rejected rejected={rejected} isOverLimit={isOverLimit} />}
      <GetForm
        action={RESULTS_DAY}
        keep={keptFields(rehearsal)}
        label={t('Grades to try')}
        className={styles.form}
      >
        <GradePicker
          given={grades}
          legend={predicted.length > 0 ? t('Grades on the day') : t('Your predicted grades')}
          remembers={false}
        />
        <p>
          <Button type="submit">{t('See how they compare')}</Button>
        </p>
      </GetForm>
      {points > 0 && (
        <>
          <p>
            <strong>{t('{grades}: {points} points.', { grades: gradesWords(grades), points })}</strong>
            {points !== pointsOf(predicted) && (
              <>
                {' '}
                {t('You began with {predicted}: {points} points.', {
                  predicted: gradesWords(predicted),
                  points: pointsOf(predicted),
                })}
              </>
            )}
          </p>
          <nav aria-label={t('Other grades to try')}>
            <ul className={styles.tries}>
              {otherGrades(grades).map((other) => (
                <li key={other.name}>
                  <SmartLink href={rehearsalUrl({ ...rehearsal, grades: other.grades })}>
                    {t('{name}: {grades} points', { name: other.name, grades: pointsOf(other.grades) })}
                  </SmartLink>
                </li>
              ))}
              {points !== pointsOf(predicted) && (
                <li>
                  <SmartLink href={rehearsalUrl({ ...rehearsal, grades: predicted })}>
                    {t('Back to your predicted grades')}
                  </SmartLink>
                </li>
              )}
            </ul>
          </nav>
        </>
      )}
    </>
  );
};
