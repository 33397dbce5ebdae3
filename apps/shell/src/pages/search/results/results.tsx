import type { SearchHit } from '@signpost/api-client/search';
import { useFavourites } from '@signpost/identity';
import { HitCard } from '../../../components/catalogue/hit-card';
import { KINDS } from '../../../components/catalogue/kinds';
import { SaveHit } from '../../../components/catalogue/save-hit';
import { SlotBoundary } from '../../../routing/slot-boundary';
import type { Cards } from '../../../routing/slots';
import type { ResultsData } from './loader';
import { NothingHere, ResultsMap } from './parts';
import styles from './page.module.css';

/** Rows whose pictures are likely in view before anyone scrolls. */
const IN_VIEW = 3;

/** What was found, as a list or on a map; or where to find something when there is nothing. */
export const Results = (shown: ResultsData) => {
  const { address, results, cards } = shown;
  const { hits } = results;
  if (hits.length === 0) return <NothingHere.Component shown={shown} />;
  if (address.view === 'map') return <ResultsMap.Component hits={hits} line={KINDS[address.kind].line} />;
  return (
    <SlotBoundary key={address.kind} fallback={<ResultsList hits={hits} cards={{}} />}>
      <ResultsList hits={hits} cards={cards} />
    </SlotBoundary>
  );
};

const ResultsList = ({ hits, cards }: { hits: readonly SearchHit[]; cards: Cards }) => {
  const favourites = useFavourites();
  return (
    <ul className={styles.list}>
      {hits.map((hit, index) => (
        <li key={hit.id}>
          <HitCard
            hit={hit}
            cards={cards}
            layout="row"
            level={3}
            eager={index < IN_VIEW}
            action={<SaveHit hit={hit} favourites={favourites} />}
          />
        </li>
      ))}
    </ul>
  );
};
