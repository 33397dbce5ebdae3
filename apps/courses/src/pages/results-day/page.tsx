import { useLoaderData } from 'react-router-dom';
import type { CourseEntrants } from '@signpost/api-client/course-details';
import { lazyLoader } from '@signpost/federation/contract';
import { Container, counted, EmptyState, Hero, LoadedPart, Part } from '@signpost/shared-ui';
import { CHOICES, LANDING } from '../../components/course-url';
import { LeaveGuard } from '../../components/leave-guard';
import { UnlistedNotice } from '../../components/unlisted-notice';
import { pointsOf } from '@signpost/api-client/tariff';
import { RULE } from '../detail/rule';
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
    heading="No choices to rehearse with yet"
    ways={[
      { name: 'Find courses', href: LANDING },
      { name: 'Check your choices', href: CHOICES },
    ]}
  >
    <p>Save the courses you are thinking of. They are compared here, without signing in.</p>
  </EmptyState>
);

/** Other saved courses and foundation years, and how many of them took people with these points or fewer. */
const Alternatives = ({ others, foundationYears, grades, predicted }: ResultsDayData) => {
  const points = pointsOf(grades);
  const asFew = others.filter((course) => hadAsFew(course, points)).length;
  return (
    <>
      <Part id="saved" heading="What else you saved">
        {others.length === 0 ? (
          <p>
            You have no other saved courses here. <a href={LANDING}>Find some to fall back on</a>
          </p>
        ) : (
          <>
            {points > 0 && (
              <p>{`In ${asFew} of ${counted(others.length, 'course')}, people came in with about ${points} points or fewer.`}</p>
            )}
            <List courses={others} grades={grades} predicted={predicted} />
          </>
        )}
      </Part>
      <Part id="foundation-years" heading="Foundation years at the same universities">
        <LoadedPart part={foundationYears}>
          {(years) =>
            years.length === 0 ? (
              <p>None is published in these subjects. Ask the universities: some do not publish it.</p>
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
        title="Rehearse results day"
        lead="Try out other grades before the day. See how they compare at each of your choices, and make a plan B."
      />
      <Container>
        <div className={styles.body}>
          {unknown > 0 && <UnlistedNotice />}
          <Part id="grades" heading="Your grades">
            <GradesForm rehearsal={rehearsal} rejected={data.rejected} isOverLimit={data.isOverLimit} />
          </Part>
          {choices.length === 0 ? (
            <NoChoices />
          ) : (
            <>
              <Part id="choices" heading="Your choices">
                <List courses={choices} grades={grades} predicted={predicted} />
                <p className={styles.rule}>{RULE}</p>
                <p>
                  <a href={`${CHOICES}?courses=${rehearsal.courses.join(',')}`}>
                    Change or check your choices
                  </a>
                </p>
              </Part>
              <Alternatives {...data} />
              <Part id="plan-b" heading="Your plan B">
                {grades.length > 0 ? (
                  <PlanB {...data} />
                ) : (
                  <p>
                    <a href="#grades">Choose your grades first</a>. Then there is a plan here to print.
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
