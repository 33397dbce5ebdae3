import { t } from '@signpost/language';
import type { Favourites } from '@signpost/identity';
import { Button, CardGrid, VisuallyHidden } from '@signpost/shared-ui';
import { HitCard } from '../../components/catalogue/hit-card';
import { SaveHit } from '../../components/catalogue/save-hit';
import type { Cards } from '../../slots/slots';
import type { Pick } from './loader';
import styles from './page.module.css';

/** Number of cards whose pictures are likely visible without scrolling. */
const VISIBLE_CARDS = 4;

interface PicksProps {
  picks: readonly Pick[];
  cards: Cards;
  favourites: Favourites;
  /** Null until the page is hydrated. */
  onDismiss: ((pick: Pick) => void) | null;
}

/** Ideas as cards of every kind, each with its reason, to save or to dismiss. */
export const Picks = ({ picks, cards, favourites, onDismiss }: PicksProps) => (
  <CardGrid>
    {picks.map((pick, index) => (
      <li key={pick.key}>
        <HitCard
          hit={pick.hit}
          cards={cards}
          layout="tile"
          level={2}
          showKind
          eager={index < VISIBLE_CARDS}
          because={<span className={styles.because}>{pick.because}</span>}
          action={
            <div className={styles.choices}>
              <SaveHit hit={pick.hit} favourites={favourites} />
              {onDismiss && (
                <Button size="small" variant="quiet" icon="close" onClick={() => onDismiss(pick)}>
                  {t('Not for me')}
                  <VisuallyHidden>: {pick.hit.name}</VisuallyHidden>
                </Button>
              )}
            </div>
          }
        />
      </li>
    ))}
  </CardGrid>
);
