import { rich, t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { AddressProblems, Container, Hero, limit, Notice } from '@signpost/shared-ui';
import { LeaveGuard } from '../../components/leave-guard';
import { LeaveLink } from '../../components/leave-link';
import type { LandingData } from './page-data';
import { FoundCourses, Start } from './parts';
import { WordSearch } from './word-search';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "courses.landing.loader" */ './loader'));

/** Longest title that is shown whole, in characters. */
const MAX_QUERY_LENGTH = 60;

const titleOf = ({ search: { subject, q } }: LandingData): string => {
  if (subject) return t('{title} courses', { title: subject.name });
  return q ? t('“{q}” in courses', { q: limit(q, MAX_QUERY_LENGTH) }) : t('Find a course');
};

/**
 * The course landing page: its whole state is in the URL, so that it works without JavaScript and can be shared.
 */
export const Component = () => {
  const shown = useLoaderData() as LandingData;
  const { search, found, elsewhere } = shown;
  const words = <WordSearch search={search} />;
  return (
    <>
      {found ? (
        <Hero title={titleOf(shown)} compact>
          {words}
        </Hero>
      ) : (
        <Hero
          title={titleOf(shown)}
          lead={t(
            'Every undergraduate course we know of in the UK: what earlier students had, where you would study and what graduates earn.',
          )}
        />
      )}
      <Container>
        <div className={styles.notices}>
          {/* Outside the large hero, which would clip the suggestions. */}
          {!found && words}
          <Problems {...shown} />
          {elsewhere && <Elsewhere address={elsewhere} />}
        </div>
        {found ? <FoundCourses.Component shown={shown} /> : <Start.Component shown={shown} />}
      </Container>
      <LeaveGuard />
    </>
  );
};

const Problems = ({ problems, from }: LandingData) => (
  <>
    <AddressProblems problems={problems} />
    {from.error && (
      // Repeated here because on phones the field is inside the closed filters.
      <Notice kind="warning" heading={t('We could not use your postcode')}>
        <p>{from.error}</p>
      </Notice>
    )}
  </>
);

/** Note that the course search site is an external site, beside the link. */
const Elsewhere = ({ address }: { address: string }) => (
  <Notice>
    <p>
      {rich(
        'You can also search on the course search site. It is another site, and what you save there is not saved here. <link>Search there</link>',
        {
          link: (text) => (
            <LeaveLink
              href={address}
              site={t('the course search site')}
              purpose={t(
                'The course search site has every course that takes applications, with the words you searched for here.',
              )}
            >
              {text}
            </LeaveLink>
          ),
        },
      )}
    </p>
  </Notice>
);
