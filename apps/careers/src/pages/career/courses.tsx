import { t } from '@signpost/language';
import { courseUrl, subjectUrl } from '@signpost/api-client/page-urls';
import type { Career } from '@signpost/api-client/careers';
import { awardWords, entryWords, payWords, savedCourse, type CoursePage } from '@signpost/api-client/courses';
import { usePointsComparison } from '@signpost/identity/own-points';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import {
  capitalised,
  CardGrid,
  CourseCard,
  grouped,
  LinkChips,
  salary,
  SaveButton,
} from '@signpost/shared-ui';
import styles from './page.module.css';

const range = ({ min, max }: { min: number; max: number }): string =>
  min === max
    ? t('{min, plural, one {# year} other {# years}}', { min })
    : t('{min} to {max, plural, one {# year} other {# years}}', { min, max });

/** Courses of the subjects that lead to a career, in descending order of graduates in work or study. */
export const Courses = ({ courses, subjects }: { courses: CoursePage } & Pick<Career, 'subjects'>) => {
  const saving = useSaveButtons('courses');
  const compare = usePointsComparison();
  return (
    <>
      {courses.results.length === 0 ? (
        <p>{t('No course of ours leads straight to this career. Look at the other routes in above.')}</p>
      ) : (
        <>
          <p>
            {t(
              '{total, plural, one {# course} other {# courses}} in the subjects that lead here. First come those whose graduates most often work or study 15 months later.',
              { total: courses.total },
            )}
          </p>
          <CardGrid>
            {courses.results.map((course) => (
              <li key={course.id}>
                <CourseCard
                  title={course.title}
                  href={courseUrl(course)}
                  provider={course.provider.name}
                  place={course.locations[0]?.name}
                  qualification={awardWords(course)}
                  mode={capitalised(
                    [...course.studyModes, course.duration && range(course.duration)]
                      .filter(Boolean)
                      .join(', '),
                  )}
                  entry={entryWords(course, { grouped })}
                  comparison={compare(course.tariff)}
                  pay={payWords(course, { salary, grouped })}
                  action={<SaveButton {...saving(savedCourse(course))} />}
                />
              </li>
            ))}
          </CardGrid>
        </>
      )}
      {subjects.length > 0 && (
        <div className={styles.more}>
          <h3>{t('Subjects that lead here')}</h3>
          <LinkChips
            label={t('Subjects that lead here')}
            chips={subjects.map(({ id, title }) => ({ label: title, href: subjectUrl(id) }))}
          />
        </div>
      )}
    </>
  );
};
