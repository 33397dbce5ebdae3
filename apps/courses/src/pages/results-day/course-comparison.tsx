import { t } from '@signpost/language';
import type { CourseEntrants } from '@signpost/api-client/course-details';
import { awardWords, entryWords } from '@signpost/api-client/courses';
import { courseUrl } from '@signpost/api-client/page-urls';
import { grouped, SmartLink } from '@signpost/shared-ui';
import { GRADE_PARAMETER, pointsOf, writeGrades } from '@signpost/api-client/tariff';
import type { ResultsDayData } from './page-data';
import { shareWords, standingOf, standingWords } from './standing';
import styles from './page.module.css';

export type GivenGrades = Pick<ResultsDayData, 'grades' | 'predicted'>;

/** Says what the predicted grades would have been worth here, when others are tried out. */
const predictedWords = (course: CourseEntrants, { grades, predicted }: GivenGrades): string | null => {
  const [now, before] = [pointsOf(grades), pointsOf(predicted)];
  const standing = standingOf(course, before);
  if (now === before || standing === 'unknown') return null;
  return standing === standingOf(course, now)
    ? t('It compares in the same way as your predicted {before} points.', { before })
    : t('With your predicted grades: {course}', { course: standingWords(course, before) });
};

export interface CourseComparisonProps extends GivenGrades {
  course: CourseEntrants;
}

/** One course with the points of its entrants beside the visitor's. */
export const CourseComparison = ({ course, ...given }: CourseComparisonProps) => {
  const points = pointsOf(given.grades);
  const carry = points > 0 ? `?${new URLSearchParams({ [GRADE_PARAMETER]: writeGrades(given.grades) })}` : '';
  const lines = points > 0 ? [shareWords(course, points), predictedWords(course, given)] : [];
  return (
    <li className={styles.course} data-standing={points > 0 ? standingOf(course, points) : undefined}>
      <h3>
        <SmartLink href={courseUrl(course) + carry}>{course.title}</SmartLink>
      </h3>
      <p className={styles.soft}>{`${awardWords(course)}, ${course.provider.name}`}</p>
      {points > 0 && <p className={styles.standing}>{standingWords(course, points)}</p>}
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {(course.tariff || points === 0) && (
        <p className={styles.soft}>
          {t('{words}. Discover Uni', { words: entryWords(course, { grouped }) })}
        </p>
      )}
    </li>
  );
};
