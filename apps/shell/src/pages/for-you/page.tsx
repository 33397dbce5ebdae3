import { t } from '@signpost/language';
import { useEffect, useState } from 'react';
import { useFetcher, useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { useFavourites } from '@signpost/identity';
import { Button, Container, EmptyState, Notice, ShowMore, Skeleton } from '@signpost/shared-ui';
import { UndoBar, type Removed } from '../../components/undo-bar/undo-bar';
import { isSavedHit } from '../../components/catalogue/saved-hit';
import { SlotBoundary } from '../../slots/slot-boundary';
import { SlotRows } from '../../slots/slot-rows';
import { useAnswers, useDeviceProfile, useDismissed, useFavouritesAtStart } from './device';
import type { ForYouData, Pick } from './loader';
import { QuestionsPart } from './parts';
import { Picks } from './picks';
import { isAnswered, isEmpty, profileUrl, type Answers, type Profile } from './profile';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "shell.for-you.loader" */ './loader'));

const questionsSummary = (answers: Answers) =>
  isAnswered(answers) ? t('Change your answers') : t('Answer three quick questions for more ideas');

/** The visitor's answers, what the device knows, and the ideas for both. */
const useIdeas = (favouritesAtStart: ReturnType<typeof useFavouritesAtStart>) => {
  const served = useLoaderData<ForYouData>();
  const [storedAnswers, saveAnswers] = useAnswers();
  const device = useDeviceProfile(favouritesAtStart);
  const fetcher = useFetcher<ForYouData>();

  const isHydrated = storedAnswers !== null;
  // Without stored answers the served object, because the questions are an island, whose props must stay the same.
  const answers: Answers =
    isHydrated && !isAnswered(served.profile) && isAnswered(storedAnswers) ? storedAnswers : served.profile;
  const profile: Profile = { ...served.profile, ...answers, ...(isHydrated && device) };
  const address = profileUrl(profile);
  const needsLoad = isHydrated && address !== profileUrl(served.profile);
  const { load } = fetcher;
  useEffect(() => {
    if (needsLoad) void load(address);
  }, [needsLoad, address, load]);

  const loaded = needsLoad ? fetcher.data : served;
  const isLoading = needsLoad && (fetcher.state !== 'idle' || !fetcher.data);
  return { served, answers, saveAnswers, profile, loaded, isLoading, isHydrated };
};

/**
 * For you page: the browser requests ideas for the device's data from the page's own loader; without JavaScript
 * the form's answers are used.
 */
export const Component = () => {
  const favouritesAtStart = useFavouritesAtStart();
  const { served, answers, saveAnswers, profile, loaded, isLoading, isHydrated } =
    useIdeas(favouritesAtStart);
  const favourites = useFavourites();
  const { dismissed, dismiss, restore, restoreAll } = useDismissed();
  const [lastDismissed, setLastDismissed] = useState<Removed | null>(null);

  const unsavedPicks = loaded?.picks.filter(({ hit }) => !isSavedHit(favouritesAtStart, hit)) ?? [];
  const shownPicks = unsavedPicks.filter(({ key }) => !dismissed.includes(key));
  const hiddenCount = unsavedPicks.length - shownPicks.length;
  const dismissPick = ({ key, hit }: Pick) => {
    dismiss(key);
    setLastDismissed({ name: hit.name, undo: () => restore(key) });
  };
  const ideas = { favourites, picks: shownPicks, onDismiss: isHydrated ? dismissPick : null };
  const questions = (
    <QuestionsPart.Component
      key={profileUrl(profile)}
      subjects={served.subjects}
      answers={answers}
      postcodeError={(loaded ?? served).postcodeError}
      onAnswer={saveAnswers}
    />
  );
  return (
    <Container>
      <div className={styles.page}>
        <Heading />
        {isEmpty(profile) ? questions : <ShowMore summary={questionsSummary(answers)}>{questions}</ShowMore>}
        <UndoBar removed={lastDismissed} label={t('Turned down')} onDone={() => setLastDismissed(null)} />
        {isLoading && !loaded && <Skeleton kind="card" count={6} label={t('Looking for ideas')} />}
        {loaded?.failed && <LoadError />}
        {shownPicks.length > 0 && (
          <section aria-label={t('Ideas')} aria-busy={isLoading}>
            <SlotBoundary fallback={<Picks {...ideas} cards={{}} />}>
              <Picks {...ideas} cards={loaded?.cards ?? {}} />
            </SlotBoundary>
          </section>
        )}
        {hiddenCount > 0 && (
          <p>
            <Button size="small" onClick={restoreAll}>
              {t('Show the {hiddenCount, plural, one {# idea} other {# ideas}} you turned down', {
                hiddenCount,
              })}
            </Button>
          </p>
        )}
        {loaded && !isLoading && !loaded.failed && !isEmpty(profile) && unsavedPicks.length === 0 && (
          <NoIdeas />
        )}
        <SlotRows slot="for-you.row" rows={loaded?.rows ?? []} />
      </div>
    </Container>
  );
};

const Heading = () => (
  <div className={styles.top}>
    <h1>{t('For you')}</h1>
    <p className={styles.lead}>
      {t('Ideas from what you told us and what you saved. Each one says why it is here.')}
    </p>
  </div>
);

const LoadError = () => (
  <Notice kind="error" heading={t('We cannot look for ideas at the moment')}>
    <p>{t('Your answers are kept. Reload the page in a minute to try again.')}</p>
  </Notice>
);

const NoIdeas = () => (
  <EmptyState
    heading={t('Nothing fits all of that')}
    ways={[
      { name: t('Take the career quiz'), href: '/explore/career-quiz' },
      { name: t('Explore everything'), href: '/explore' },
    ]}
  >
    <p>{t('Try another subject, a wider place, or leave one question open.')}</p>
  </EmptyState>
);
