import { useMemo } from 'react';
import type { SearchHit } from '@signpost/api-client/search';
import { counted, EmptyState, limit, PlacesMap, SmartLink, type MapPoint } from '@signpost/shared-ui';
import { ofWhom } from '../../../components/catalogue/facts';
import { KINDS } from '../../../components/catalogue/kinds';
import { everything } from '../address';
import { HitRow, lineOf } from '../hit-row';
import { landingUrl, searchUrl } from '../write-address';
import type { ResultsData } from './loader';
import styles from './page.module.css';

/** Rows whose pictures are likely in view before anyone scrolls. */
const IN_VIEW = 3;

/** What was found, as a list or on a map; or where to find something when there is nothing. */
export const Results = (shown: ResultsData) => {
  const { address, results } = shown;
  if (results.hits.length === 0) return <NothingFound {...shown} />;
  if (address.view === 'map') return <ResultsMap hits={results.hits} />;
  return (
    <ul className={styles.list}>
      {results.hits.map((hit, index) => (
        <li key={hit.id}>
          <HitRow hit={hit} eager={index < IN_VIEW} />
        </li>
      ))}
    </ul>
  );
};

const pointsOf = (hits: readonly SearchHit[]): MapPoint[] =>
  hits.flatMap((hit) => {
    const line = lineOf(hit);
    return hit.position
      ? [
          {
            ...hit.position,
            id: hit.id,
            name: hit.name,
            href: hit.url,
            note: ofWhom(hit),
            ...(line && { line }),
          },
        ]
      : [];
  });

const ResultsMap = ({ hits }: { hits: readonly SearchHit[] }) => {
  const points = useMemo(() => pointsOf(hits), [hits]);
  return (
    <PlacesMap points={points} label="The results of this page on a map">
      <ul className={styles.places}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <SmartLink href={hit.url}>{hit.name}</SmartLink>
            <span className={styles.place}>
              {ofWhom(hit)}
              {!hit.position && ' (its place on the map is not known)'}
            </span>
          </li>
        ))}
      </ul>
    </PlacesMap>
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
