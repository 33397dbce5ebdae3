import { useLoaderData } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import { useFavourites, type Favourites } from '@signpost/identity';
import { ButtonLink, Carousel, Container, Hero, Notice, SearchBox, SmartLink } from '@signpost/shared-ui';
import { HitCard } from '../../components/catalogue/hit-card';
import { SaveHit } from '../../components/catalogue/save-hit';
import type { ExploreData } from './loader';
import { Network } from './network';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

/** Explore landing: every kind of content with how many there are, the quiz, and a look at what is there. */
export const Component = () => {
  const { counts, subjects, places, articles } = useLoaderData<ExploreData>();
  const favourites = useFavourites();
  return (
    <>
      <Hero title="Explore" lead="Five lines, one map. Every stop says how much is there.">
        <div className={styles.search}>
          <SearchBox action="/explore/search" name="q" label="Search everything" />
        </div>
      </Hero>
      <Container>
        <div className={styles.page}>
          {!counts && (
            <Notice kind="warning" heading="We cannot count what is there at the moment">
              <p>Every stop below still works. Reload the page in a minute to see how much there is.</p>
            </Notice>
          )}
          <Network counts={counts} />
          <QuizPrompt />
          <Row
            line="courses"
            heading="Subjects, by graduate pay"
            hits={subjects}
            all="/explore/search/subject_guides"
            favourites={favourites}
          />
          <Row
            line="unis"
            heading="Places to study"
            hits={places}
            all="/explore/where-to-go"
            favourites={favourites}
          />
          <Row
            line="guides"
            heading="Worth reading"
            hits={articles}
            all="/explore/search/articles"
            favourites={favourites}
          />
        </div>
      </Container>
    </>
  );
};

const QuizPrompt = () => (
  <section className={styles.quiz} data-line="careers" aria-labelledby="quiz">
    <div>
      <h2 id="quiz">Not sure where to start?</h2>
      <p>Thirty short statements, five minutes. See which careers fit, and why each one does.</p>
    </div>
    <ButtonLink href="/explore/career-quiz" variant="primary" size="large">
      Take the career quiz
    </ButtonLink>
  </section>
);

interface RowProps {
  line: 'courses' | 'unis' | 'guides';
  heading: string;
  hits: readonly SearchHit[];
  all: string;
  favourites: Favourites;
}

/** What cannot be had is left out: the stops above lead there too. */
const Row = ({ line, heading, hits, all, favourites }: RowProps) =>
  hits.length === 0 ? null : (
    <div data-line={line}>
      <Carousel heading={heading} all={<SmartLink href={all}>See all</SmartLink>}>
        {hits.map((hit) => (
          <HitCard key={hit.id} hit={hit} action={<SaveHit hit={hit} favourites={favourites} />} />
        ))}
      </Carousel>
    </div>
  );
