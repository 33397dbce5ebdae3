import type { CoursePage, CourseListItem } from '@signpost/api-client/courses';
import { Card, CardGrid, counted, given, salary, slug, SmartLink } from '@signpost/shared-ui';
import styles from '../../components/guide.module.css';

const CourseTile = ({ course }: { course: CourseListItem }) => {
  const { id, title, provider, qualification, tariff, salary: pay } = course;
  return (
    <Card
      line="courses"
      title={title}
      href={`/explore/courses/${id}/${slug(title)}`}
      subtitle={given(provider.name, provider.town).join(', ')}
      meta={given(
        qualification,
        tariff
          ? `Entrants most often had ${tariff.to === null ? `${tariff.from} points or more` : `${tariff.from} to ${tariff.to} points`}`
          : 'Entrants’ points not published',
        pay
          ? `${salary(pay.median)} graduate pay, ${pay.years}, about ${counted(pay.people, 'graduate')}`
          : 'Pay not published',
      )}
    />
  );
};

/** A subject's courses with the highest published graduate pay, and the way to all of them. */
export const TopCourses = ({ page, subject }: { page: CoursePage; subject: string }) => {
  if (page.results.length === 0) return <p>We know of no course in this subject yet.</p>;
  return (
    <>
      <p className={styles.note}>
        Those with the highest published graduate pay, each at a different university or college where we can
        (Graduate Outcomes survey, by Discover Uni). Where a course has no figure of its own, it is that of
        its subject there. Figures about few people move a lot from year to year.
      </p>
      <CardGrid>
        {page.results.map((course) => (
          <li key={course.id}>
            <CourseTile course={course} />
          </li>
        ))}
      </CardGrid>
      <p>
        <SmartLink href={`/explore/search/courses?${new URLSearchParams({ q: subject })}`}>
          Search all courses in {subject}
        </SmartLink>
      </p>
    </>
  );
};
