import type { ReactNode } from 'react';
import { rich, t } from '@signpost/language';
import type { CourseEntrants } from '@signpost/api-client/course-details';
import { awardWords } from '@signpost/api-client/courses';
import { dataOf } from '@signpost/api-client/parts';
import { LoadedPart, longDate, PrintButton, SmartLink } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import { LeaveLink } from '../../components/leave-link';
import { GRADE_PARAMETER, pointsOf, writeGrades } from '@signpost/api-client/tariff';
import { gradesWords } from '../../tariff/other-grades';
import type { Clearing, ResultsDayData } from './page-data';
import { hadAsFew, standingWords } from './standing';
import styles from './page.module.css';

/** Courses to ask, each with room for a phone number on paper. */
const ToAsk = ({ courses, points }: { courses: readonly CourseEntrants[]; points: number }) => (
  <ul className={styles.ask}>
    {courses.map((course) => (
      <li key={course.id}>
        <strong>{`${course.title}, ${awardWords(course)}, ${course.provider.name}.`}</strong>{' '}
        {standingWords(course, points)}
        <span className={styles.blank} aria-hidden="true">
          <span>{t('Phone:')}</span>
          <span>{t('Who answered:')}</span>
          <span>{t('What they said:')}</span>
        </span>
      </li>
    ))}
  </ul>
);

const ClearingDates = ({ clearing }: { clearing: Clearing | null }) =>
  clearing ? (
    <p>
      {t(
        'For courses that start in {entry}, Clearing opens on {opens}, and the last day to add a choice is {closes}.',
        { entry: clearing.entry, opens: longDate(clearing.opens), closes: longDate(clearing.closes) },
      )}{' '}
      <LeaveLink
        href={clearing.source.url}
        site="UCAS"
        purpose={t('UCAS publishes the dates of every cycle.')}
      >
        {t('Key dates of UCAS')}
      </LeaveLink>
      {` (${t('looked up on {checked}', { checked: longDate(clearing.checked) })})`}
    </p>
  ) : (
    <p>{t('The dates of Clearing are not known to us yet. Look at the site of UCAS.')}</p>
  );

/** Subjects of the choices as searches for courses with about as many points. */
const MoreCourses = ({ choices, grades }: Pick<ResultsDayData, 'choices' | 'grades'>) => {
  const subjects = [...new Set(choices.flatMap(({ subjectGuides }) => subjectGuides.slice(0, 1)))];
  return (
    <ul className={styles.tries}>
      {subjects.map((subject) => (
        <li key={subject}>
          <SmartLink
            href={`${LANDING}?${new URLSearchParams({ subject, [GRADE_PARAMETER]: writeGrades(grades) })}`}
          >
            {t('More {name} courses by your points', { name: subject.replaceAll('-', ' ') })}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
};

const strong = (text: ReactNode) => <strong>{text}</strong>;

const WaitAYear = () => (
  <li>
    {rich(
      '<strong>Or wait a year.</strong> You can apply again with the grades you have, or take exams again. Talk to your school or college first.',
      { strong },
    )}
  </li>
);

/** A plan for the day in steps, to print or to keep: whom to ask, what remains, and when Clearing is. */
export const PlanB = ({ choices, others, grades, foundationYears, clearing }: ResultsDayData) => {
  const points = pointsOf(grades);
  const remaining = others.filter((course) => hadAsFew(course, points));
  const years = dataOf(foundationYears, []);
  return (
    <>
      <p>
        {t('For {grades}: {points} points. Do these in order, and stop when you have a place.', {
          grades: gradesWords(grades),
          points,
        })}
      </p>
      <p>
        <PrintButton>{t('Print your plan B')}</PrintButton>
      </p>
      <ol className={styles.steps}>
        <li>
          {rich(
            '<strong>Look at your UCAS application.</strong> A university may take you with lower grades than it asked for. If it does, you need no plan B.',
            { strong },
          )}
        </li>
        <li>
          {rich(
            '<strong>Ask your choices.</strong> Call those that have not decided. Have your UCAS number and your grades in front of you.',
            { strong },
          )}
          <ToAsk courses={choices} points={points} />
        </li>
        {remaining.length > 0 && (
          <li>
            {rich(
              '<strong>Ask about courses you saved</strong> where people came in with about as many points or fewer.',
              { strong },
            )}
            <ToAsk courses={remaining} points={points} />
          </li>
        )}
        {years.length > 0 && (
          <li>
            {rich(
              '<strong>Ask about a foundation year.</strong> It is one more year, with a fee of its own: in England the most is lower for subjects that are taught in classrooms. The page of each course says what it is. After it you go on to the degree.',
              { strong },
            )}
            <ToAsk courses={years} points={points} />
          </li>
        )}
        <li>
          {rich('<strong>Look at Clearing.</strong> Universities offer the places that are left.', {
            strong,
          })}
          <LoadedPart part={clearing}>{(dates) => <ClearingDates clearing={dates} />}</LoadedPart>
          <MoreCourses choices={choices} grades={grades} />
        </li>
        <WaitAYear />
      </ol>
    </>
  );
};
