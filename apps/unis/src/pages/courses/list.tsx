import { t } from '@signpost/language';
import { groupWays, savedCourse, type CoursePage } from '@signpost/api-client/courses';
import { toggleFavourite } from '@signpost/identity';
import { usePointsComparison } from '@signpost/identity/own-points';
import { useIsSaved } from '@signpost/identity/save-buttons';
import { EmptyState, GetForm, NothingFound, Pagination } from '@signpost/shared-ui';
import { ChosenBar } from './chosen-bar';
import { CourseRow } from './course-row';
import type { CourseNextSteps } from './next-steps';
import { COURSES_PER_PAGE, coursesAddress, EVERYTHING, type CoursesSearch } from './search';
import { useChosen } from './use-chosen';
import styles from './page.module.css';

export interface CourseListProps {
  /** Path of this page. */
  path: string;
  search: CoursesSearch;
  courses: CoursePage;
  /** Number of courses that the provider publishes, whether listed here or not. */
  published: number;
  nextSteps: CourseNextSteps;
}

/** The courses found as rows with checkboxes; or suggestions when there are none. */
export const CourseList = ({
  path,
  search,
  courses: { results, total },
  published,
  nextSteps,
}: CourseListProps) => {
  const isSaved = useIsSaved('courses');
  const chosen = useChosen();
  const compare = usePointsComparison();
  if (results.length === 0)
    return <NothingHere path={path} search={search} published={published} nextSteps={nextSteps} />;
  const onThisPage = new Set(results.map(({ id }) => id));
  const elsewhere = chosen.courses.filter(({ id }) => !onThisPage.has(id)).map(({ id }) => id);
  return (
    <>
      <GetForm
        action="/explore/compare"
        keep={{ courses: elsewhere }}
        label={t('Compare courses')}
        className={styles.form}
      >
        <ul className={styles.rows}>
          {groupWays(results).map(({ course, ways }) => (
            <CourseRow
              key={course.id}
              course={course}
              ways={ways}
              chosen={chosen.has(course)}
              onChoose={chosen.choose}
              saved={isSaved(course)}
              onToggle={() => void toggleFavourite('courses', savedCourse(course))}
              comparison={compare(course.tariff)}
            />
          ))}
        </ul>
        <ChosenBar chosen={chosen} />
      </GetForm>
      <Pagination
        page={search.page}
        pages={Math.ceil(total / COURSES_PER_PAGE)}
        href={(page) => coursesAddress(path, { ...search, page })}
        label={t('Pages of courses')}
      />
    </>
  );
};

const NothingHere = ({ path, search, published, nextSteps }: Omit<CourseListProps, 'courses'>) => {
  const isFiltered = coursesAddress(path, search) !== coursesAddress(path, EVERYTHING);
  return isFiltered ? (
    <NothingFound
      heading={t('No course here matches all of these')}
      ways={[
        ...nextSteps.steps.map(({ name, href, total }) => ({
          name: `${name}: ${t('{total, plural, one {# course} other {# courses}}', { total })}`,
          href,
        })),
        { name: t('See all of its courses'), href: path },
        ...nextSteps.elsewhere.map(({ total, href }) => ({
          name: t('Look at every university: {total, plural, one {# course} other {# courses}}', { total }),
          href,
        })),
      ]}
      related={nextSteps.related}
    >
      <p>{t('Take off a filter, or try a broader word such as “engineering”.')}</p>
    </NothingFound>
  ) : (
    <EmptyState
      heading={published > 0 ? t('Its courses are not on our list yet') : t('Its courses are not published')}
      ways={[{ name: t('Find courses in other places'), href: '/explore/search/courses' }]}
    >
      <p>
        {published > 0
          ? t(
              'Discover Uni counts {published, plural, one {# course} other {# courses}} here. You find them on its own website.',
              { published },
            )
          : t('The published lists name no undergraduate course of this provider. Its own website may.')}
      </p>
    </EmptyState>
  );
};
