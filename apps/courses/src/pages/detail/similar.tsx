import { t } from '@signpost/language';
import type { CourseListItem } from '@signpost/api-client/courses';
import { useIsSaved } from '@signpost/identity/save-buttons';
import { usePointsComparison } from '@signpost/identity/own-points';
import { miles, SmartLink } from '@signpost/shared-ui';
import { CourseResult } from '../../components/course-result';
import { LANDING } from '../../components/course-url';

export interface SimilarProps {
  courses: readonly CourseListItem[];
  /** Id of the subject guide that lists more of them. */
  subject: string | null;
}

/** Courses of the same subject at other providers, sorted by similarity of title, then by distance. */
export const Similar = ({ courses, subject }: SimilarProps) => {
  const isSaved = useIsSaved('courses');
  const compare = usePointsComparison();
  if (courses.length === 0) return <p>{t('We found no course like this one at another university.')}</p>;
  return (
    <>
      <p>
        {t(
          'The same subject at other universities: titles most like this one first, and of those the nearest.',
        )}
      </p>
      <ul>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseResult
              course={course}
              saved={isSaved(course)}
              comparison={compare(course.tariff)}
              distance={
                course.distance === null
                  ? undefined
                  : t('{distance} from this one', { distance: miles(course.distance) })
              }
            />
          </li>
        ))}
      </ul>
      {subject && (
        <p>
          <SmartLink href={`${LANDING}?subject=${subject}`}>{t('See all courses in this subject')}</SmartLink>
        </p>
      )}
    </>
  );
};
