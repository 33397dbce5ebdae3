import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { Container, Hero, LoadedPart, Pagination, Part } from '@signpost/shared-ui';
import { CourseList } from '../../components/course-list';
import { LeaveGuard } from '../../components/leave-guard';
import { nearbyUrl } from './nearby-url';
import { NearbyForm } from './nearby-form';
import { NothingNearby } from './nothing-nearby';
import type { Nearby, NearHomeData } from './page-data';
import { RegionalPay } from './regional-pay';
import { SubjectsNearby } from './subjects-nearby';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "courses.near-home.loader" */ './loader'));

const Courses = ({ nearby, search }: { nearby: Nearby; search: NearHomeData['search'] }) => (
  <>
    <CourseList courses={nearby.courses} postcode={search.postcode} />
    <Pagination
      page={search.page}
      pages={nearby.pages}
      href={(page) => nearbyUrl({ ...search, page })}
      label={t('Pages of courses')}
    />
    <p className={styles.soft}>
      {t(
        'Distances are straight lines from the middle of your postcode area to the nearest place where the course is taught. The journey is longer.',
      )}
    </p>
  </>
);

const countWords = (
  subject: string | undefined,
  values: { readonly total: number; readonly radius: number; readonly place: string },
): string =>
  subject === undefined
    ? t(
        '{total, plural, one {# course} other {# courses}} within {radius} miles of {place}, nearest first.',
        values,
      )
    : t(
        '{total, plural, one {# course} other {# courses}} in {subject} within {radius} miles of {place}, nearest first.',
        { ...values, subject },
      );

const lead = () =>
  t('See what you could study without moving away, and what graduates of a subject earn in your region.');

/** Courses within reach of a postcode, by subject, and what graduates of the subject earn in its region. */
export const Component = () => {
  const shown = useLoaderData() as NearHomeData;
  const { search, from, nearby, pay, subjects } = shown;
  const subject = subjects.find(({ id }) => id === search.subject);
  const subjectsNearby = nearby && nearby.subjects.length > 0 && (
    <Part id="subjects" heading={t('Subjects you could reach')}>
      <SubjectsNearby nearby={nearby} search={search} />
    </Part>
  );
  return (
    <>
      <Hero title={t('Courses near home')} compact={nearby !== null} lead={nearby ? undefined : lead()} />
      <Container>
        <div className={styles.body}>
          <NearbyForm {...shown} />
          {nearby && from.from && (
            <>
              <p role="status">
                {countWords(subject?.title, {
                  total: nearby.total,
                  radius: search.radius,
                  place: from.from.name,
                })}
              </p>
              {pay && subject && (
                <Part id="pay" heading={t('What graduates of {title} earn', { title: subject.title })}>
                  <LoadedPart part={pay}>
                    {(published) => <RegionalPay pay={published} region={from.from?.region ?? ''} />}
                  </LoadedPart>
                </Part>
              )}
              {!subject && subjectsNearby}
              <Part
                id="courses"
                heading={subject ? t('{title} courses', { title: subject.title }) : t('All courses')}
              >
                {nearby.total > 0 ? (
                  <Courses nearby={nearby} search={search} />
                ) : (
                  <NothingNearby search={search} />
                )}
              </Part>
              {subject && subjectsNearby}
            </>
          )}
        </div>
      </Container>
      <LeaveGuard />
    </>
  );
};
