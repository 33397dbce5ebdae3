import type { SearchHit } from '@signpost/api-client/search';
import { useFavourites } from '@signpost/identity';
import { counted, EmptyState, limit } from '@signpost/shared-ui';
import { HitCard } from '../../../components/catalogue/hit-card';
import { KINDS } from '../../../components/catalogue/kinds';
import { SaveHit } from '../../../components/catalogue/save-hit';
import { SlotBoundary } from '../../../routing/slot-boundary';
import type { Cards } from '../../../routing/slots';
import { everything } from '../address';
import { landingUrl, searchUrl } from '../write-address';
import type { ResultsData } from './loader';
import { ResultsMap } from './parts';
import styles from './page.module.css';

/** Rows whose pictures are likely in view before anyone scrolls. */
const IN_VIEW = 3;

/** What was found, as a list or on a map; or where to find something when there is nothing. */
export const Results = (shown: ResultsData) => {
  const { address, results, cards } = shown;
  const { hits } = results;
  if (hits.length === 0) return <NothingFound {...shown} />;
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

const NothingFound = ({ address, ways }: ResultsData) => {
  const { kind, q } = address;
  const { name, one } = KINDS[kind];
  return (
    <EmptyState
      heading={q ? `No ${name.toLowerCase()} match “${limit(q, 60)}”` : `No ${one} matches all of these`}
      ways={[
        ...ways.map((way) => ({ name: `${way.name}: ${counted(way.total, one)}`, href: way.href })),
        ...(q ? [{ name: `Search everything for “${limit(q, 30)}”`, href: landingUrl(q) }] : []),
        ...(ways.length === 0
          ? [{ name: `See all ${name.toLowerCase()}`, href: searchUrl(everything(kind)) }]
          : []),
      ]}
    >
      <p>
        {ways.length > 0
          ? 'Change one thing and there is something to see.'
          : 'Check the spelling, or try fewer words.'}
      </p>
    </EmptyState>
  );
};
