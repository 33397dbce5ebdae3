import { rich, t } from '@signpost/language';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { PROVIDERS_PER_PAGE } from '@signpost/api-client/unis';
import { lazyLoader } from '@signpost/federation/contract';
import {
  AddressProblems,
  AzIndex,
  Chips,
  Container,
  Hero,
  Notice,
  Pagination,
  ShowMore,
  Sidebar,
  QueryInterpretation,
  VisuallyHidden,
} from '@signpost/shared-ui';
import { chipsOf } from './chips';
import { LandingFilters } from './filters';
import type { LandingData } from './page-data';
import { NameSearch } from './name-search';
import { Results } from './results';
import { Toolbar } from './toolbar';
import { changed, LANDING, searching, searchUrl } from './write-search';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.landing.loader" */ './loader'));

/**
 * The university landing page: A to Z, filters, list and map. Its whole state is in the URL, and it works
 * without JavaScript.
 */
export const Component = () => {
  const shown = useLoaderData() as LandingData;
  const busy = useNavigation().state === 'loading';
  const { search, results, problems, postcodeError, near } = shown;
  return (
    <>
      <Hero
        title={t('Universities and colleges')}
        lead={t(
          'Places in the UK that publish their degree courses with Discover Uni. See what each one teaches, what its graduates earn and how far it is from you.',
        )}
      >
        <NameSearch search={search} />
      </Hero>
      <Container>
        <div className={styles.index}>
          <Problems problems={problems} postcodeError={postcodeError} />
          <AzIndex
            available={results.facets.letter.map(({ value }) => value)}
            current={search.letter ?? undefined}
            href={(letter) => searchUrl(changed(search, { letter }))}
            all={searchUrl(changed(search, { letter: null }))}
          />
        </div>
        <Sidebar side={<LandingFilters shown={shown} />}>
          <section aria-labelledby="results" aria-busy={busy} className={styles.results}>
            <h2 id="results" className={styles.name}>
              <VisuallyHidden>{t('Results')}</VisuallyHidden>
            </h2>
            <Toolbar {...shown} />
            <Chips chips={chipsOf(search, results, near !== null)} clear={LANDING} />
            {results.total > 0 && (
              <QueryInterpretation
                q={search.q}
                exact={search.exact}
                understood={results.understood}
                suggestion={results.understood?.suggestion ?? null}
                href={({ q, exact }) => searchUrl(searching(search, q, exact))}
              />
            )}
            <Results {...shown} />
            <Pagination
              page={search.page}
              pages={Math.ceil(results.total / PROVIDERS_PER_PAGE)}
              href={(page) => searchUrl({ ...search, page })}
              label={t('Pages of universities')}
            />
            <AboutTheFigures />
          </section>
        </Sidebar>
      </Container>
    </>
  );
};

/** What of the address could not be used. */
const Problems = ({ problems, postcodeError }: Pick<LandingData, 'problems' | 'postcodeError'>) => (
  <>
    <AddressProblems problems={problems} />
    {postcodeError && (
      // Repeated here because on phones the field is inside the closed filters.
      <Notice kind="warning" heading={t('We could not use your postcode')}>
        <p>{postcodeError}</p>
      </Notice>
    )}
  </>
);

const AboutTheFigures = () => (
  <ShowMore summary={t('What these figures mean')}>
    <p>
      {rich(
        '<strong>Subject, study and points</strong>: a place is listed when one of its courses fits everything that you chose. Points are the middle of those that students on that course had. They are not an offer.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
    <p>
      {rich(
        '<strong>TEF</strong> is the Teaching Excellence Framework: a rating of teaching from 2023. It is for England. Most universities in Scotland, Wales and Northern Ireland do not take part, so they have no rating. That says nothing about how good they are.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
    <p>
      {rich(
        '<strong>Graduate pay</strong> is the middle of what graduates told a survey they earn, 15 months after their course. It is not published where too few people answered.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
    <p>
      {rich(
        '<strong>Distance</strong> is a straight line from your postcode to the main address. Your course may be taught somewhere else.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
  </ShowMore>
);
