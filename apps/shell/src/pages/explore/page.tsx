import { rich, t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import { lazyLoader } from '@signpost/federation/contract';
import { useFavourites, useVisitor } from '@signpost/identity';
import {
  ButtonLink,
  Container,
  Hero,
  Notice,
  RecordCarousel,
  SearchBox,
  SmartLink,
} from '@signpost/shared-ui';
import { KINDS } from '../../components/catalogue/kinds';
import { readingCard } from '../../components/catalogue/reading-card';
import { isSavedHit, toggleHit } from '../../components/catalogue/saved-hit';
import { SlotRows } from '../../slots/slot-rows';
import type { ExploreData } from './loader';
import { Network } from './network';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "shell.explore.loader" */ './loader'));

/** Explore landing (R-02): every kind of content with its count, the quiz, and the squads' rows. */
export const Component = () => {
  const { counts, rows, articles } = useLoaderData<ExploreData>();
  return (
    <>
      <Hero title={t('Explore')} compact>
        <div className={styles.start}>
          <div className={styles.search}>
            <SearchBox action="/explore/search" name="q" label={t('Search everything')} />
            <ProfileLine />
          </div>
          <div className={styles.quiz} data-line="careers">
            <p>{t('Not sure where to start? Thirty statements, five minutes.')}</p>
            <ButtonLink href="/explore/career-quiz" variant="primary">
              {t('Take the career quiz')}
            </ButtonLink>
          </div>
        </div>
      </Hero>
      <Container>
        <div className={styles.page}>
          {!counts && (
            <Notice kind="warning" heading={t('We cannot count what is there at the moment')}>
              <p>
                {t('Every link below still works. Reload the page in a minute to see how much there is.')}
              </p>
            </Notice>
          )}
          <Network counts={counts} />
          <SlotRows slot="explore.row" rows={rows} />
          <Articles hits={articles} />
        </div>
      </Container>
    </>
  );
};

/** Names a signed-in visitor and how complete the profile is; its line is free until that is known. */
const ProfileLine = () => {
  const { status, person } = useVisitor();
  return (
    <p className={styles.profile}>
      {status === 'signedIn' &&
        rich('{name}, <a>your profile is {complete}% complete</a>.', {
          name: person.name,
          complete: person.profileComplete,
          a: (text) => <SmartLink href="/account">{text}</SmartLink>,
        })}
    </p>
  );
};

/** The shell's own articles. Hidden when they cannot be loaded: the link above leads there too. */
const Articles = ({ hits }: { hits: readonly SearchHit[] }) => {
  const favourites = useFavourites();
  return (
    <RecordCarousel
      line="guides"
      heading={t('Worth reading')}
      all={KINDS.articles.href}
      records={hits}
      Card={readingCard.Component}
      isSaved={(hit) => isSavedHit(favourites, hit)}
      onToggle={(hit) => toggleHit(favourites, hit)}
    />
  );
};
