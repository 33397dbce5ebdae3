import { t } from '@signpost/language';
import { useEffect } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import type { CareerCategory, CareerSummary } from '@signpost/api-client/careers';
import { lazyLoader } from '@signpost/federation/contract';
import { rememberSearch } from '@signpost/identity';
import {
  AddressProblems,
  CardGrid,
  Container,
  Hero,
  limit,
  LinkChips,
  LoadedPart,
  NothingFound,
  Notice,
  Part,
  ResultCount,
  searchInstead,
  SearchSuggest,
  QueryInterpretation,
  VisuallyHidden,
} from '@signpost/shared-ui';
import { categoryUrl, LIST, QUIZ, SEARCH } from '../../components/addresses';
import { byTitle } from '../../components/by-title';
import { CareerCard } from '../../components/career-card';
import { useSavedCareers } from '../../components/saving';
import { useOwnQuiz } from '../../components/quiz/use-own-quiz';
import type { SearchData } from './loader';
import { otherTitleFor } from './other-title';
import { Recents } from './recents';
import { searchUrl } from './search-url';
import { INDEX, useSuggestions } from './use-suggestions';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "careers.search.loader" */ './loader'));

/** Milliseconds after the last key press before suggestions are requested. */
const TYPING_DELAY_MS = 200;

/** The career search: by any title of a career, with suggestions; categories when there is no result. */
export const Component = () => {
  const { data } = useOwnQuiz(useLoaderData() as SearchData);
  const busy = useNavigation().state === 'loading';
  const { q, categories } = data;
  const found = 'data' in data.careers ? data.careers.data : null;
  useEffect(() => {
    if (q) rememberSearch({ keyword: q, index: INDEX });
  }, [q]);
  return (
    <>
      <Hero
        title={t('Search careers')}
        lead={
          !q && t('By any of its names: programmer, app developer and games developer are one career here.')
        }
      />
      <Container>
        <div className={styles.body} aria-busy={busy}>
          <div className={styles.box}>
            <SearchSuggest
              key={q}
              {...useSuggestions()}
              action={SEARCH}
              label={t('Search careers')}
              name="q"
              defaultValue={q}
              delayMs={TYPING_DELAY_MS}
            />
          </div>
          <AddressProblems problems={data.problems} />
          {data.quiz.status === 'failed' && (
            <Notice kind="warning" heading={t('Your matches are not here')}>
              <p>
                {t('{message}. The search is complete. Try again in a few minutes.', {
                  message: data.quiz.message,
                })}
              </p>
            </Notice>
          )}
          {q && (
            <LoadedPart part={data.careers}>
              {(careers) =>
                careers.length > 0 ? <Results data={data} careers={careers} /> : <Nothing {...data} />
              }
            </LoadedPart>
          )}
          {!q && <Recents />}
          {!found?.length && (
            <Part id="categories" heading={t('Look by kind of work')}>
              <LoadedPart part={categories}>{(known) => <Categories categories={known} />}</LoadedPart>
            </Part>
          )}
        </div>
      </Container>
    </>
  );
};

const Nothing = ({ q, spelling, related }: SearchData) => (
  <>
    <VisuallyHidden>
      <ResultCount>{t('Nothing found')}</ResultCount>
    </VisuallyHidden>
    <NothingFound
      heading={t('No career is called “{q}”', { q: limit(q, 60) })}
      ways={[
        ...(spelling ? [{ name: searchInstead(spelling), href: searchUrl(spelling) }] : []),
        { name: t('Find what fits you with the quiz'), href: QUIZ },
        { name: t('See all careers from A to Z'), href: `${LIST}?sort=title` },
      ]}
      related={related}
    >
      <p>{t('Check the spelling, use one word, or try the kind of work below.')}</p>
    </NothingFound>
  </>
);

interface ResultsProps {
  data: SearchData;
  careers: readonly CareerSummary[];
}

const Results = ({ data: { q, quiz, understood, spelling }, careers }: ResultsProps) => {
  const { isCareer } = useSavedCareers();
  const fits = quiz.status === 'ready' ? quiz : null;
  return (
    <section aria-labelledby="results" className={styles.results}>
      <h2 id="results">
        <VisuallyHidden>{t('Results')}</VisuallyHidden>
      </h2>
      <ResultCount>
        {t('{count, plural, one {# career} other {# careers}} for “{q}”', {
          count: careers.length,
          q: limit(q, 60),
        })}
      </ResultCount>
      <QueryInterpretation
        q={q}
        exact={false}
        understood={understood}
        suggestion={spelling}
        href={(words) => searchUrl(words.q)}
      />
      <CardGrid>
        {careers.map((career, index) => {
          const fit = fits?.careers[career.id];
          const other = otherTitleFor(career, q);
          return (
            <li key={career.id}>
              <CareerCard
                career={career}
                saved={isCareer(career)}
                fit={fit}
                reasons={other ? [other] : []}
                eager={index < 4}
              />
            </li>
          );
        })}
      </CardGrid>
    </section>
  );
};

const Categories = ({ categories }: { categories: readonly CareerCategory[] }) => (
  <LinkChips
    label={t('Kinds of work')}
    chips={byTitle(categories).map((category) => ({
      label: category.title,
      href: categoryUrl(category),
      count: category.careers.length,
    }))}
  />
);
