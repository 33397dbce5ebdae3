import { useMemo } from 'react';
import type { SearchHit } from '@signpost/api-client/search';
import { PlacesMap, SmartLink, type Line, type MapPoint } from '@signpost/shared-ui';
import { affiliationWithAward } from '../../../components/catalogue/affiliation';
import styles from './page.module.css';

const pointsOf = (hits: readonly SearchHit[], line: Line): MapPoint[] =>
  hits.flatMap((hit) =>
    hit.position
      ? [
          {
            ...hit.position,
            id: hit.id,
            name: hit.name,
            href: hit.url,
            note: affiliationWithAward(hit),
            line,
          },
        ]
      : [],
  );

/** The results on a map, and the same places as text. */
export const ResultsMap = ({ hits, line }: { hits: readonly SearchHit[]; line: Line }) => {
  const points = useMemo(() => pointsOf(hits, line), [hits, line]);
  return (
    <PlacesMap points={points} label="The results of this page on a map">
      <ul className={styles.places}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <SmartLink href={hit.url}>{hit.name}</SmartLink>
            <span className={styles.place}>
              {affiliationWithAward(hit)}
              {!hit.position && ' (its place on the map is not known)'}
            </span>
          </li>
        ))}
      </ul>
    </PlacesMap>
  );
};
