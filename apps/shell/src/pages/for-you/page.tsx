import { useEffect, useState } from 'react';
import { useFetcher, useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { useFavourites } from '@signpost/identity';
import { Button, Container, counted, EmptyState, Notice, ShowMore, Skeleton } from '@signpost/shared-ui';
import { UndoBar, type Removed } from '../../components/undo-bar/undo-bar';
import { isSavedHit } from '../../components/catalogue/saved-hit';
import { SlotBoundary } from '../../routing/slot-boundary';
import { SlotRows } from '../../routing/slot-rows';
import { useAnswers, useDeviceProfile, useDismissed, useFavouritesAtStart } from './device';
import type { ForYouData, Pick } from './loader';
import { Picks } from './picks';
import { isAnswered, isEmpty, profileUrl, type Answers, type Profile } from './profile';
import { Questions } from './questions';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "shell.for-you.loader" */ './loader'));

/** For you: ideas from what the device knows, by the page's own loader; without JavaScript from the form's answers. */
export const Component = () => {
  const served = useLoaderData<ForYouData>();
  const [kept, keep] = useAnswers();
  const favourites = useFavourites();
  const start = useFavouritesAtStart();
  const device = useDeviceProfile(start);
  const { dismissed, dismiss, restore, restoreAll } = useDismissed();
  const [turnedDown, setTurnedDown] = useState<Removed | null>(null);
  const fetcher = useFetcher<ForYouData>();

  const alive = kept !== null;
  const answers: Answers = alive && !isAnswered(served.profile) ? kept : served.profile;
  const profile: Profile = { ...served.profile, ...answers, ...(alive && device) };
  const address = profileUrl(profile);
  const asks = alive && address !== profileUrl(served.profile);
  const { load } = fetcher;
  useEffect(() => {
    if (asks) void load(address);
  }, [asks, address, load]);

  const loaded = asks ? fetcher.data : served;
  const waiting = asks && (fetcher.state !== 'idle' || !fetcher.data);
  const fresh = loaded?.picks.filter(({ hit }) => !isSavedHit(start, hit)) ?? [];
  const shown = fresh.filter(({ key }) => !dismissed.includes(key));
  const hidden = fresh.length - shown.length;
  const turnDown = ({ key, hit }: Pick) => {
    dismiss(key);
    setTurnedDown({ name: hit.name, undo: () => restore(key) });
  };
  const ideas = { favourites, picks: shown, onDismiss: alive ? turnDown : null };
  const questions = (
    <Questions
      key={address}
      subjects={served.subjects}
      answers={answers}
      postcodeError={(loaded ?? served).postcodeError}
      onAnswer={keep}
    />
  );
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.top}>
          <h1>For you</h1>
          <p className={styles.lead}>
            Ideas from what you told us and what you saved. Each one says why it is here.
          </p>
        </div>
        {isEmpty(profile) ? (
          questions
        ) : (
          <ShowMore
            summary={
              isAnswered(answers) ? 'Change your answers' : 'Answer three quick questions for more ideas'
            }
          >
            {questions}
          </ShowMore>
        )}
        <UndoBar removed={turnedDown} said="Turned down" onDone={() => setTurnedDown(null)} />
        {waiting && !loaded && <Skeleton kind="card" count={6} label="Looking for ideas" />}
        {loaded?.failed && (
          <Notice kind="error" heading="We cannot look for ideas at the moment">
            <p>Your answers are kept. Reload the page in a minute to try again.</p>
          </Notice>
        )}
        {shown.length > 0 && (
          <section aria-label="Ideas" aria-busy={waiting}>
            <SlotBoundary fallback={<Picks {...ideas} cards={{}} />}>
              <Picks {...ideas} cards={loaded?.cards ?? {}} />
            </SlotBoundary>
          </section>
        )}
        {hidden > 0 && (
          <p>
            <Button size="small" onClick={restoreAll}>
              Show the {counted(hidden, 'idea')} you turned down
            </Button>
          </p>
        )}
        {loaded && !waiting && !loaded.failed && !isEmpty(profile) && fresh.length === 0 && <NoIdeas />}
        <SlotRows slot="for-you.row" rows={loaded?.rows ?? []} />
      </div>
    </Container>
  );
};

const NoIdeas = () => (
  <EmptyState
    heading="Nothing fits all of that"
    ways={[
      { name: 'Take the career quiz', href: '/explore/career-quiz' },
      { name: 'Explore everything', href: '/explore' },
    ]}
  >
    <p>Try another subject, a wider place, or leave one question open.</p>
  </EmptyState>
);
