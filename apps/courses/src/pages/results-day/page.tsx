import { rich, t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import type { CourseEntrants } from '@signpost/api-client/course-details';
import { lazyLoader } from '@signpost/federation/contract';
import { Container, EmptyState, Hero, LoadedPart, Part, SmartLink } from '@signpost/shared-ui';
import { CHOICES, LANDING } from '../../components/course-url';
import { LeaveGuard } from '../../components/leave-guard';
import { UnlistedNotice } from '../../components/unlisted-notice';
import { pointsOf } from '@signpost/api-client/tariff';
import { rule } from '../detail/rule';
import { CourseComparison, type GivenGrades } from './course-comparison';
import { GradesForm } from './grades-form';
import type { ResultsDayData } from './page-data';
import { PlanB } from './plan-b';
import { hadAsFew } from './standing';
import { useSavedRehearsal } from './use-saved-rehearsal';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(
  () => import(/* webpackChunkName: "courses.results-day.loader" */ './loader'),
);

interface ListProps extends GivenGrades {
  courses: readonly CourseEntrants[];
}

const List = ({ courses, ...given }: ListProps) => (
  <ul className={styles.courses}>
    {courses.map((course) => (
      <CourseComparison key={course.id} course={course} {...given} />
    ))}
  </ul>
);

const NoChoices = () => (
  <EmptyState
    heading={t('No choices to rehearse with yet')}
    ways={[
      { name: t('Find courses'), href: LANDING },
      { name: t('Check your choices'), href: CHOICES },
    ]}
  >
    <p>{t('Save the courses you are thinking of. They are compared here, without signing in.')}</p>
  </EmptyState>
);

/** Other saved courses and foundation years, and how many of them took people with these points or fewer. */
const Alternatives = ({ others, foundationYears, grades, predicted }: ResultsDayData) => {
  const points = pointsOf(grades);
  const asFew = others.filter((course) => hadAsFew(course, points)).length;
  return (
    <>
      <Part id="saved" heading={t('What else you saved')}>
        {others.length === 0 ? (
          <p>
            {rich('You have no other saved courses here. <link>Find some to fall back on</link>', {
              link: (text) => <SmartLink href={LANDING}>{text}</SmartLink>,
            })}
          </p>
        ) : (
          <>
            {points > 0 && (
              <p>
                {t(
                  'In {asFew} of {count, plural, one {# course} other {# courses}}, people came in with about {points} points or fewer.',
                  { asFew, count: others.length, points },
                )}
              </p>
            )}
            <List courses={others} grades={grades} predicted={predicted} />
          </>
        )}
      </Part>
      <Part id="foundation-years" heading={t('Foundation years at the same universities')}>
        <LoadedPart part={foundationYears}>
          {(years) =>
            years.length === 0 ? (
              <p>{t('None is published in these subjects. Ask the universities: some do not publish it.')}</p>
            ) : (
              <List courses={years} grades={grades} predicted={predicted} />
            )
          }
        </LoadedPart>
      </Part>
    </>
  );
};

/** A rehearsal of results day: other grades, how they compare at each choice, what remains, and a plan B. */
export const Component = () => {
  const data = useLoaderData() as ResultsDayData;
  const { choices, others, unknown, grades, predicted } = data;
  useSavedRehearsal();
  const ids = (courses: readonly CourseEntrants[]) => courses.map(({ id }) => id);
  const rehearsal = { courses: ids(choices), others: ids(others), grades, predicted };
  return (
    <>
      <Hero
        title={t('Rehearse results day')}
        lead={t(
          'Try out other grades before the day. See how they compare at each of your choices, and make a plan B.',
        )}
      />
      <Container>
        <div className={styles.body}>
          {unknown > 0 && <UnlistedNotice />}
          <Part id="grades" heading={t('Your grades')}>
            <GradesForm rehearsal={rehearsal} rejected={data.rejected} isOverLimit={data.isOverLimit} />
          </Part>
          {choices.length === 0 ? (
            <NoChoices />
          ) : (
            <>
              <Part id="choices" heading={t('Your choices')}>
                <List courses={choices} grades={grades} predicted={predicted} />
                <p className={styles.rule}>{rule()}</p>
                <p>
                  <SmartLink href={`${CHOICES}?courses=${rehearsal.courses.join(',')}`}>
                    {t('Change or check your choices')}
                  </SmartLink>
                </p>
              </Part>
              <Alternatives {...data} />
              <Part id="plan-b" heading={t('Your plan B')}>
                {grades.length > 0 ? (
                  <PlanB {...data} />
                ) : (
                  <p>
                    {rich('<link>Choose your grades first</link>. Then there is a plan here to print.', {
                      link: (text) => <a href="#grades">{text}</a>,
                    })}
                  </p>
                )}
              </Part>
            </>
          )}
        </div>
      </Container>
      <LeaveGuard />
    </>
  );
};
