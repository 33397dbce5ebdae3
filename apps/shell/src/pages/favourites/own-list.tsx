import { t } from '@signpost/language';
import { useState } from 'react';
import {
  countFavourites,
  useFavourites,
  useVisitor,
  type FavouriteKind,
  type Favourites,
} from '@signpost/identity';
import { EmptyState, PrintButton, Tabs } from '@signpost/shared-ui';
import { PrintedSections } from './printed-sections';
import { SavedItems } from './saved-items';
import { SECTIONS, sectionOf, unrankedItems } from './sections';
import { ForClass } from './sharing/for-class';
import { FAVOURITES } from './sharing/share-link';
import { ShareList } from './sharing/share-list';
import { SigningIn } from './signing-in';
import { DeferredWatchedPanel } from '../../watching/deferred-watched-panel';
import { TopFive } from './top-five';
import { Transfer } from './transfer';
import { PageHead } from '../../components/page-head/page-head';
import { Panel } from '../../components/panel/panel';
import { OfflineSwitch } from '../../components/offline-switch/offline-switch';
import { UndoBar, type Removed } from '../../components/undo-bar/undo-bar';
import { useNeedsAccount } from '../account/gate/use-needs-account';
import { useHydrated } from '../../components/use-hydrated';
import { ListPlaceholder } from './list-placeholder';
import styles from './page.module.css';

const tabUrl = (kind: FavouriteKind): string => `${FAVOURITES}?tab=${kind}`;

/** The visitor's saved items from their device; the server has no access to them. */
export const OwnList = ({ tab }: { tab: FavouriteKind | null }) => {
  const favourites = useFavourites();
  const isHydrated = useHydrated();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const savedCount = countFavourites(favourites);
  const nonEmptySections = SECTIONS.filter(({ kind }) => favourites[kind].length > 0);
  const section = sectionOf(tab ?? nonEmptySections[0]?.kind ?? 'courses');
  // The current tab stays even when its last item was just removed, because undo is there.
  const tabs = SECTIONS.filter(({ kind }) => favourites[kind].length > 0 || kind === section.kind);
  return (
    <>
      <Head favourites={favourites} isHydrated={isHydrated} />
      <DeferredWatchedPanel />
      <UndoBar removed={removed} label={t('Taken off')} onDone={() => setRemoved(null)} />
      {!isHydrated && <ListPlaceholder />}
      {(!isHydrated || (savedCount === 0 && !removed)) && (
        <div className={isHydrated ? undefined : styles.ifNothingSaved}>
          <EmptyList />
        </div>
      )}
      {isHydrated && (savedCount > 0 || removed) && (
        <div className={styles.own}>
          <TopFive favourites={favourites} />
          <div className={styles.lists}>
            <Tabs
              label={t('Kinds of saved things')}
              tabs={tabs.map(({ kind, name }) => ({
                name,
                href: tabUrl(kind),
                count: favourites[kind].length,
              }))}
              current={tabUrl(section.kind)}
            />
            {unrankedItems(section.kind, favourites).length > 0 && (
              <h2 className={styles.printed}>{section.name}</h2>
            )}
            <SavedItems key={section.kind} section={section} favourites={favourites} onRemoved={setRemoved} />
            <PrintedSections section={section} favourites={favourites} />
          </div>
        </div>
      )}
      <div className={isHydrated ? styles.below : `${styles.below} ${styles.unread}`}>
        <Transfer hasItems={savedCount > 0} />
        <Offline />
        <SigningIn />
        <ForClass />
      </div>
    </>
  );
};

/** The number of saved things, where they are kept, and the buttons, whose place is reserved until the list is read. */
const Head = ({ favourites, isHydrated }: { favourites: Favourites; isHydrated: boolean }) => {
  const isInAccount = useVisitor().status === 'signedIn';
  const needsAccount = useNeedsAccount();
  const savedCount = countFavourites(favourites);
  const kept =
    savedCount > 0
      ? t('{savedCount, plural, one {# thing} other {# things}}, kept', { savedCount })
      : t('What you save is kept');
  const where = isInAccount || needsAccount ? t('in your account.') : t('in this browser and nowhere else.');
  return (
    <PageHead
      title={t('Your saved things')}
      lead={`${kept} ${where}`}
      isShort={savedCount > 0}
      actions={
        (!isHydrated || savedCount > 0) && (
          <>
            {!isHydrated && <span className={styles.reserved} />}
            {savedCount > 0 && <ShareList favourites={favourites} />}
            {savedCount > 0 && <PrintButton />}
          </>
        )
      }
    />
  );
};

const Offline = () => (
  <Panel id="offline" icon="device" heading={t('Read it offline')}>
    <p>
      {t('Keep your saved things and the pages you open, to read on a train or where there is no signal.')}
    </p>
    <OfflineSwitch />
  </Panel>
);

const EmptyList = () => (
  <EmptyState
    heading={t('Nothing saved yet')}
    ways={[
      { name: t('Find a course'), href: '/explore/courses' },
      { name: t('See courses near home'), href: '/explore/courses/near-home' },
      { name: t('Browse universities'), href: '/explore/unis' },
      { name: t('Get ideas for you'), href: '/explore/for-you' },
    ]}
  >
    <p>
      {t(
        'Press “Save” on anything you like: a course, a university, a career. It will be here when you come back.',
      )}
    </p>
    <p>
      {t(
        'Then you can put five courses in order, compare up to four, print your list or send it to someone.',
      )}
    </p>
  </EmptyState>
);
