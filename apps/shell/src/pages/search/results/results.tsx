import type { SearchHit } from '@signpost/api-client/search';
import { useFavourites } from '@signpost/identity';
import { useOwnDistance } from '@signpost/identity/own-place';
import { HitCard } from '../../../components/catalogue/hit-card';
import { SaveHit } from '../../../components/catalogue/save-hit';
import { SlotBoundary } from '../../../slots/slot-boundary';
import type { Cards } from '../../../slots/slots';
import type { ResultsData } from './page-data';
import { NothingHere, ResultsMap } from './parts';
import styles from './page.module.css';

/** Number of rows whose pictures are likely visible without scrolling. */
const VISIBLE_ROWS = 3;

/** The results as a list or on a map, or the next steps when there are none. */
export const Results = (shown: ResultsData) => {
  const { address, results, cards } = shown;
  const { hits } = results;
  if (hits.length === 0) return <NothingHere.Component shown={shown} />;
  if (address.view === 'map') return <ResultsMap.Component shown={shown} />;
  return (
    <SlotBoundary key={address.kind} fallback={<ResultsList hits={hits} cards={{}} />}>
      <ResultsList hits={hits} cards={cards} />
    </SlotBoundary>
  );
};

const ResultsList = ({ hits, cards }: { hits: readonly SearchHit[]; cards: Cards }) => {
  const favourites = useFavourites();
  const measure = useOwnDistance();
  return (
    <ul className={styles.list}>
      {hits.map((hit, index) => (
        <li key={hit.id}>
          <HitCard
            hit={{ ...hit, distance: measure(hit.positions ?? [hit.position], hit.distance) }}
            cards={cards}
            layout="row"
            level={3}
            eager={index < VISIBLE_ROWS}
            action={<SaveHit hit={hit} favourites={favourites} />}
          />
        </li>
      ))}
    </ul>
  );
};
