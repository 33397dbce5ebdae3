import { t } from '@signpost/language';
import { useMemo } from 'react';
import type { SearchHit } from '@signpost/api-client/search';
import { miles, PlacesMap, SmartLink, type Line, type MapPoint } from '@signpost/shared-ui';
import { affiliationWithAward } from '../../../components/catalogue/affiliation';
import { KINDS } from '../../../components/catalogue/kinds';
import type { ResultsData } from './page-data';
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

/** The results on a map, around the searched place if there is one, and the same places as text. */
export const ResultsMap = ({ shown }: { shown: ResultsData }) => {
  const { address, near, position, results } = shown;
  const { kind, radius } = address;
  const { hits } = results;
  const points = useMemo(() => pointsOf(hits, KINDS[kind].line), [hits, kind]);
  const centre = useMemo(
    () => (near !== null && position ? { ...position, name: near, radius } : undefined),
    [near, position, radius],
  );
  return (
    <PlacesMap points={points} centre={centre} label={t('The results of this page on a map')}>
      <ul className={styles.places}>
        {hits.map((hit) => (
          <li key={hit.id} data-place={hit.id}>
            <SmartLink href={hit.url}>{hit.name}</SmartLink>
            <span className={styles.place}>
              {[
                affiliationWithAward(hit),
                hit.distance !== null && t('{distance} away', { distance: miles(hit.distance) }),
              ]
                .filter(Boolean)
                .join(', ')}
              {!hit.position && ` (${t('its place on the map is not known')})`}
            </span>
          </li>
        ))}
      </ul>
    </PlacesMap>
  );
};
