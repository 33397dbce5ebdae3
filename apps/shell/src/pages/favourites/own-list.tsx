import { useState } from 'react';
import { countFavourites, useFavourites, useVisitor, type FavouriteKind } from '@signpost/identity';
import { counted, EmptyState, PrintButton, ShareButton, Tabs } from '@signpost/shared-ui';
import { SavedItems } from './saved-items';
import { SECTIONS, sectionOf } from './sections';
import { FAVOURITES, listOf, listUrl } from './share-link';
import { SigningIn } from './signing-in';
import { TopFive } from './top-five';
import { Transfer } from './transfer';
import { UndoBar, type Removed } from '../../components/undo-bar/undo-bar';
import { useNeedsAccount } from '../account/gate/use-needs-account';
import { useAlive } from '../../components/use-alive';
import { Waiting } from './waiting';
import styles from './page.module.css';

const tabUrl = (kind: FavouriteKind): string => `${FAVOURITES}?tab=${kind}`;

/** What this visitor saved, from their device: the server knows nothing of it. */
export const OwnList = ({ tab }: { tab: FavouriteKind | null }) => {
  const favourites = useFavourites();
  const inAccount = useVisitor().status === 'signedIn';
  const needsAccount = useNeedsAccount();
  const alive = useAlive();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const count = countFavourites(favourites);
  const filled = SECTIONS.filter(({ kind }) => favourites[kind].length > 0);
  const section = sectionOf(tab ?? filled[0]?.kind ?? 'courses');
  // The tab being shown stays even when its last item was just removed: undo is there.
  const tabs = SECTIONS.filter(({ kind }) => favourites[kind].length > 0 || kind === section.kind);
  return (
    <>
      <div className={styles.top}>
        <h1>Your saved things</h1>
        <p className={styles.lead}>
          {count > 0 ? `${counted(count, 'thing')}, kept ` : 'What you save is kept '}
          {inAccount || needsAccount ? 'in your account.' : 'in this browser and nowhere else.'}
        </p>
        {(!alive || count > 0) && (
          <div className={styles.acts}>
            {count > 0 && (
              <>
                <ShareButton title="My list on Signpost" url={listUrl(listOf(favourites))} />
                <PrintButton />
              </>
            )}
          </div>
        )}
      </div>
      <UndoBar removed={removed} said="Taken off" onDone={() => setRemoved(null)} />
      {!alive && <Waiting />}
      {alive && count === 0 && !removed && <Nothing />}
      {alive && (count > 0 || removed) && (
        <>
          <TopFive favourites={favourites} />
          <div className={styles.lists}>
            <Tabs
              label="Kinds of saved things"
              tabs={tabs.map(({ kind, name }) => ({
                name,
                href: tabUrl(kind),
                count: favourites[kind].length,
              }))}
              current={tabUrl(section.kind)}
            />
            <SavedItems key={section.kind} section={section} favourites={favourites} onRemoved={setRemoved} />
          </div>
        </>
      )}
      <div className={styles.below}>
        <Transfer any={count > 0} />
        <SigningIn />
      </div>
    </>
  );
};

const Nothing = () => (
  <EmptyState
    heading="Nothing saved yet"
    ways={[
      { name: 'Find a course', href: '/explore/courses' },
      { name: 'Browse universities', href: '/explore/unis' },
      { name: 'Get ideas for you', href: '/explore/for-you' },
    ]}
  >
    <p>
      Press “Save” on anything you like: a course, a university, a career. It will be here when you come back.
    </p>
    <p>Then you can put five courses in order, compare up to four, print your list or send it to someone.</p>
  </EmptyState>
);
