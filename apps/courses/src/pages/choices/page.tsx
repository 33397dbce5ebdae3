import { t } from '@signpost/language';
import { check, type Limits } from '@signpost/api-client/application-rules';
import { courseUrl } from '@signpost/api-client/page-urls';
import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { awardWords, type CourseListItem } from '@signpost/api-client/courses';
import { lazyLoader } from '@signpost/federation/contract';
import { useFavourites } from '@signpost/identity';
import {
  ButtonLink,
  Container,
  EmptyState,
  Hero,
  Icon,
  named,
  Notice,
  Stack,
  Part,
  SmartLink,
} from '@signpost/shared-ui';
import { chosenIds, MAX_LISTED } from '../../components/course-ids';
import { CHOICES, LANDING, NEAR_HOME, RESULTS_DAY } from '../../components/course-url';
import { LeaveGuard } from '../../components/leave-guard';
import { UnlistedNotice } from '../../components/unlisted-notice';
import { Dates } from './dates';
import type { ChoicesData } from './page-data';
import { PackPart } from './pack/pack-part';
import { PlanPart } from './plan/plan-part';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "courses.choices.loader" */ './loader'));

const addressOf = (ids: readonly string[]): string =>
  ids.length > 0 ? `${CHOICES}?courses=${ids.join(',')}` : CHOICES;

/**
 * Checks the choices against the rules of UCAS, and shows the application deadlines. The choices are in the URL.
 */
export const Component = () => {
  const { choices, unknown, rules, plan } = useLoaderData() as ChoicesData;
  const { search } = useLocation();
  const favourites = useFavourites();
  const navigate = useNavigate();
  const start = chosenIds(favourites).join(',');
  useEffect(() => {
    // Without choices in the address, those saved on this device are used.
    if (search === '' && start !== '') void navigate(addressOf(start.split(',')), { replace: true });
  }, [search, start, navigate]);
  return (
    <>
      <Hero
        title={t('Check your choices')}
        lead={t(
          'One application to UCAS can name {choices, plural, =0 {several courses} one {# course} other {# courses}}. Some do not go together, and some must be in earlier.',
          { choices: rules?.limits.choices ?? 0 },
        )}
      />
      <Container>
        <div className={styles.body}>
          {unknown > 0 && <UnlistedNotice />}
          {choices.length === 0 ? (
            <NothingToCheck />
          ) : (
            <Checked choices={choices} limits={rules?.limits ?? null} />
          )}
          {choices.length > 0 && (
            <Part id="plan" heading={t('How your plan fits together')}>
              <PlanPart.Component
                choices={choices}
                facts={plan}
                maxChoices={rules?.limits.choices ?? null}
                key={choices.map(({ id }) => id).join()}
              />
            </Part>
          )}
          <Part id="dates" heading={t('When to apply')}>
            <Dates choices={choices} dates={rules?.dates ?? null} />
          </Part>
          {choices.length > 0 && (
            <Part id="pack" heading={t('Take it with you')}>
              <PackPart.Component choices={choices} rules={rules} plan={plan} />
            </Part>
          )}
        </div>
      </Container>
      <LeaveGuard />
    </>
  );
};

const NothingToCheck = () => (
  <EmptyState
    heading={t('No courses to check yet')}
    ways={[
      { name: t('Find courses'), href: LANDING },
      { name: t('See courses near home'), href: NEAR_HOME },
      { name: t('See what you saved'), href: '/explore/favourites' },
    ]}
  >
    <p>{t('Save the courses you are thinking of. They are checked here, without signing in.')}</p>
  </EmptyState>
);

/** A choice, with the link to the page of the others. */
const ChoiceRow = ({ course, without }: { course: CourseListItem; without: readonly string[] }) => (
  <li>
    <span className={styles.choice}>
      <SmartLink href={courseUrl(course)}>{course.title}</SmartLink>
      <span className={styles.soft}>{`${awardWords(course)}, ${course.provider.name}`}</span>
    </span>
    <SmartLink
      href={addressOf(without)}
      aria-label={t('Take out {title}, {course}, {name}', {
        title: course.title,
        course: awardWords(course),
        name: course.provider.name,
      })}
    >
      {t('Take out')}
    </SmartLink>
  </li>
);

interface CheckedProps {
  choices: readonly CourseListItem[];
  /** Null when the rules are not available. */
  limits: Limits | null;
}

const Checked = ({ choices, limits }: CheckedProps) => {
  const ids = choices.map(({ id }) => id);
  const others = useFavourites().courses.filter(({ id }) => !ids.includes(id));
  return (
    <Stack>
      {limits ? (
        <Verdict choices={choices} limits={limits} />
      ) : (
        <Notice kind="warning">
          <p>{t('We cannot check the rules just now. Try again in a minute.')}</p>
        </Notice>
      )}
      <Part id="choices" heading={t('Your choices')}>
        <ol className={styles.choices}>
          {choices.map((course) => (
            <ChoiceRow key={course.id} course={course} without={ids.filter((id) => id !== course.id)} />
          ))}
        </ol>
        {others.length > 0 && (
          <div>
            <h3>{t('Saved, not checked here')}</h3>
            <ul className={styles.choices}>
              {others.slice(0, MAX_LISTED).map(({ id, title, url }) => (
                <li key={id}>
                  <SmartLink href={url}>{title}</SmartLink>
                  <SmartLink href={addressOf([...ids, id])} aria-label={t('Add {title}', { title })}>
                    {t('Add')}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <ButtonLink href={`/explore/compare?courses=${ids.slice(0, 4).join(',')}`} icon="list">
            {t('Compare these courses')}
          </ButtonLink>{' '}
          <ButtonLink href={`${RESULTS_DAY}?courses=${ids.join(',')}`} icon="medal">
            {t('Rehearse results day')}
          </ButtonLink>
        </p>
        <p>
          <SmartLink href={NEAR_HOME}>{t('See which courses you could reach from home')}</SmartLink>
        </p>
      </Part>
    </Stack>
  );
};

const Verdict = ({ choices, limits }: { choices: readonly CourseListItem[]; limits: Limits }) => {
  const findings = check(choices, limits, named);
  const stops = findings.filter(({ kind }) => kind === 'stop');
  const free = limits.choices - choices.length;
  return (
    <section aria-label={t('What the rules say')} className={styles.verdict} aria-live="polite">
      {findings.length === 0 && (
        <Notice kind="success" heading={t('These can go in one application')}>
          <p>
            {free > 0
              ? t('You could add {free} more. You need not use all of them.', { free })
              : t('You have used all your choices.')}
          </p>
        </Notice>
      )}
      {findings.map(({ kind, message }) => (
        <Notice key={message} kind="warning" heading={kind === 'stop' ? t('Not possible') : t('Have a look')}>
          <p>{message}</p>
        </Notice>
      ))}
      {findings.length > 0 && stops.length === 0 && (
        <p>
          <Icon name="check" /> {t('Nothing else stands against these choices.')}
        </p>
      )}
    </section>
  );
};
