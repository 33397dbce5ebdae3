import { t } from '@signpost/language';
import { courseUrl } from '@signpost/api-client/page-urls';
import {
  awardWords,
  entryWords,
  payWords,
  savedCourse,
  type CoursePage,
  type CourseListItem,
} from '@signpost/api-client/courses';
import { Card, CardGrid, given, grouped, salary, SmartLink } from '@signpost/shared-ui';
import type { SaveAction } from '../../components/save-guide';
import { MIN_GRADUATES } from './least-graduates';
import styles from '../../components/guide.module.css';

interface CourseTileProps {
  course: CourseListItem;
  save: SaveAction | undefined;
}

const CourseTile = ({ course, save }: CourseTileProps) => {
  const { title, provider } = course;
  return (
    <Card
      line="courses"
      title={title}
      href={courseUrl(course)}
      subtitle={given(provider.name, provider.town).join(', ')}
      meta={given(awardWords(course), entryWords(course, { grouped }), payWords(course, { salary, grouped }))}
      action={save?.({ kind: 'courses', ...savedCourse(course) })}
    />
  );
};

interface HighestPayProps {
  page: CoursePage;
  subject: string;
  save: SaveAction | undefined;
}

/** The subject's courses with the highest published graduate pay, and a link to all of them. */
export const HighestPay = ({ page, subject, save }: HighestPayProps) => (
  <>
    <p className={styles.note}>
      {page.results.length === 0
        ? t('We found no pay of at least {graduates} graduates among these courses.', {
            graduates: MIN_GRADUATES,
          })
        : t(
            'The highest pay of at least {graduates} graduates, each at a different university or college where we can.',
            { graduates: MIN_GRADUATES },
          )}{' '}
      {t(
        'From the Graduate Outcomes survey, by Discover Uni, which publishes pay by subject at each university or college. Courses with only the pay of another subject are left out.',
      )}
    </p>
    <CardGrid>
      {page.results.map((course) => (
        <li key={course.id}>
          <CourseTile course={course} save={save} />
        </li>
      ))}
    </CardGrid>
    <p>
      <SmartLink href={`/explore/search/courses?${new URLSearchParams({ q: subject })}`}>
        {t('Search all courses in {subject}', { subject })}
      </SmartLink>
    </p>
  </>
);
