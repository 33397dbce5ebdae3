import type { CoursePage } from '@signpost/api-client/courses';
import { counted, EmptyState, GetForm, Pagination } from '@signpost/shared-ui';
import { toggleCourse, useSavedCourses } from '../../components/saving-courses';
import { ChosenBar } from './chosen-bar';
import { CourseRow } from './course-row';
import { COURSES_PER_PAGE, coursesAddress, EVERYTHING, type CoursesSearch } from './search';
import { useChosen } from './use-chosen';
import styles from './page.module.css';

export interface CourseListProps {
  /** The page's own path. */
  path: string;
  search: CoursesSearch;
  courses: CoursePage;
  /** How many courses the provider is published to have, listed here or not. */
  published: number;
}

/** The courses found as rows to tick; or what to try when there are none. */
export const CourseList = ({ path, search, courses: { results, total }, published }: CourseListProps) => {
  const isSaved = useSavedCourses();
  const chosen = useChosen();
  if (results.length === 0) return <NothingFound path={path} search={search} published={published} />;
  const onThisPage = new Set(results.map(({ id }) => id));
  const elsewhere = chosen.courses.filter(({ id }) => !onThisPage.has(id)).map(({ id }) => id);
  return (
    <>
      <GetForm
        action="/explore/compare"
        keep={{ courses: elsewhere }}
        label="Compare courses"
        className={styles.form}
      >
        <ul className={styles.rows}>
          {results.map((course) => (
            <CourseRow
              key={course.id}
              course={course}
              chosen={chosen.has(course)}
              onChoose={chosen.choose}
              saved={isSaved(course)}
              onToggle={toggleCourse}
            />
          ))}
        </ul>
        <ChosenBar chosen={chosen} />
      </GetForm>
      <Pagination
        page={search.page}
        pages={Math.ceil(total / COURSES_PER_PAGE)}
        href={(page) => coursesAddress(path, { ...search, page })}
        label="Pages of courses"
      />
    </>
  );
};

const NothingFound = ({ path, search, published }: Omit<CourseListProps, 'courses'>) => {
  const narrowed = coursesAddress(path, search) !== coursesAddress(path, EVERYTHING);
  return narrowed ? (
    <EmptyState
      heading="No course here matches all of these"
      ways={[{ name: 'See all of its courses', href: path }]}
    >
      <p>Take off a filter, or try a broader word such as “engineering”.</p>
    </EmptyState>
  ) : (
    <EmptyState
      heading={published > 0 ? 'Its courses are not on our list yet' : 'Its courses are not published'}
      ways={[{ name: 'Find courses in other places', href: '/explore/search/courses' }]}
    >
      <p>
        {published > 0
          ? `Discover Uni counts ${counted(published, 'course')} here. You find them on its own website.`
          : 'The published lists name no undergraduate course of this provider. Its own website may.'}
      </p>
    </EmptyState>
  );
};
