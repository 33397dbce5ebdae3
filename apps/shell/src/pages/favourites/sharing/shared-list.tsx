import { t } from '@signpost/language';
import { useFavourites } from '@signpost/identity';
import { Badge, Button, ButtonLink, CardGrid, EmptyState, Notice } from '@signpost/shared-ui';
import type { SearchHit } from '@signpost/api-client/search';
import { HitCard } from '../../../components/catalogue/hit-card';
import { KINDS } from '../../../components/catalogue/kinds';
import { SaveHit } from '../../../components/catalogue/save-hit';
import { isSavedHit, savedOf, toggleHit } from '../../../components/catalogue/saved-hit';
import { SlotBoundary } from '../../../slots/slot-boundary';
import { PageHead } from '../../../components/page-head/page-head';
import type { FavouritesData } from '../page-data';
import { FAVOURITES } from './share-link';
import { noteKey, type SharedNotes } from './shared-notes';
import { useSharedNotes } from './use-shared-notes';
import styles from '../page.module.css';
import noteStyles from './sharing.module.css';

/** A list that someone shared: complete without JavaScript, which is needed only to save it on this device. */
export const SharedList = ({ shared, cards, ranked, leftOut }: FavouritesData) => {
  const favourites = useFavourites();
  const notes = useSharedNotes();
  const hits = shared.flatMap((records) => records.hits);
  const missingCount = shared.reduce((sum, { gone }) => sum + gone, leftOut);
  const unsaved = hits.filter((hit) => savedOf(hit) && !isSavedHit(favourites, hit));
  return (
    <>
      <PageHead
        title={t('A shared list')}
        lead={
          <>
            {t(
              'Someone sent you {count, plural, =0 {this list} one {# thing} other {# things}} they saved.',
              {
                count: hits.length,
              },
            )}{' '}
            {withParts(ranked.length > 0, notes.size > 0)} {t('Nothing here says who they are.')}
          </>
        }
        isShort={false}
        actions={
          <>
            {unsaved.length > 0 && (
              <Button
                variant="primary"
                className={styles.scripted}
                onClick={() => unsaved.forEach((hit) => toggleHit(favourites, hit))}
              >
                {t('{count, plural, one {Save it on this device} other {Save all # on this device}}', {
                  count: unsaved.length,
                })}
              </Button>
            )}
            <ButtonLink href={FAVOURITES} variant={unsaved.length > 0 ? 'secondary' : 'primary'}>
              {t('See what you saved')}
            </ButtonLink>
          </>
        }
      >
        {missingCount > 0 && (
          <Notice
            kind="warning"
            heading={t(
              '{missingCount, plural, one {# thing} other {# things}} in this link cannot be shown',
              { missingCount },
            )}
          >
            <p>{t('The link may be damaged or too long, or the thing is no longer offered.')}</p>
          </Notice>
        )}
      </PageHead>
      {hits.length === 0 && shared.every(({ failed }) => !failed) && <EmptyList />}
      {shared.map((records) => (
        <Kind key={records.index} records={records} cards={cards} ranked={ranked} notes={notes} />
      ))}
    </>
  );
};

const EmptyList = () => (
  <EmptyState
    heading={t('There is nothing left in this list')}
    ways={[{ name: t('Explore'), href: '/explore' }]}
  >
    <p>{t('Ask for the link again, or find something of your own.')}</p>
  </EmptyState>
);

const withParts = (hasOrder: boolean, hasNotes: boolean): string => {
  if (hasOrder && hasNotes) return t('It comes with their order and their notes.');
  if (hasOrder) return t('It comes with their order.');
  return hasNotes ? t('It comes with their notes.') : '';
};

interface RecordsProps extends Pick<FavouritesData, 'cards' | 'ranked'> {
  hits: readonly SearchHit[];
  notes: SharedNotes;
}

const Records = ({ hits, cards, ranked, notes }: RecordsProps) => {
  const favourites = useFavourites();
  const rankOf = ({ kind, id }: SearchHit) => (kind === 'courses' ? ranked.indexOf(id) + 1 : 0);
  return (
    <CardGrid>
      {hits.map((hit) => {
        const note = notes.get(noteKey(hit.kind, hit.id));
        return (
          <li key={hit.id}>
            <HitCard
              hit={hit}
              cards={cards}
              layout="tile"
              level={3}
              action={<SaveHit hit={hit} favourites={favourites} />}
              {...(rankOf(hit) > 0 && { because: <Badge>{t('Choice {hit}', { hit: rankOf(hit) })}</Badge> })}
            />
            {note && <p className={noteStyles.note}>{t('Their note: {note}', { note })}</p>}
          </li>
        );
      })}
    </CardGrid>
  );
};

type KindProps = { records: FavouritesData['shared'][number] } & Omit<RecordsProps, 'hits'>;

/** The shared things of one kind. */
const Kind = ({ records: { index, hits, failed }, cards, ...parts }: KindProps) => (
  <section className={styles.shared} data-line={KINDS[index].line} aria-labelledby={`shared-${index}`}>
    <h2 id={`shared-${index}`}>{KINDS[index].name}</h2>
    {failed ? (
      <Notice kind="error">
        <p>{t('We cannot load these at the moment. Reload the page to try again.')}</p>
      </Notice>
    ) : (
      <SlotBoundary fallback={<Records hits={hits} cards={{}} {...parts} />}>
        <Records hits={hits} cards={cards} {...parts} />
      </SlotBoundary>
    )}
  </section>
);
