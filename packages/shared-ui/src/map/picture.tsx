import { useId } from 'react';
import { countryTowns } from './country-towns';
import { CREDIT } from './credit';
import styles from './map.module.css';
import type { MapPoint } from './point';
import { dotsOf, positionOf, VIEW } from './static-map';
import { LAND } from './uk-land';

// Server only: the browser build excludes this code and keeps the server's markup.
const land = typeof document === 'undefined' ? LAND : undefined;

/**
 * The whole country with a dot for each place and the names of large towns: the map before its code has loaded, and
 * without JavaScript.
 */
export const Picture = ({ points }: { points: readonly MapPoint[] }) => {
  const shape = useId();
  return (
    <>
      <svg className={styles.picture} data-line={points[0]?.line} viewBox={VIEW} aria-hidden>
        <defs>
          <path id={shape} className={styles.shape} d={land} suppressHydrationWarning />
        </defs>
        {[styles.deep, styles.shoal, styles.land].map((layer) => (
          <use key={layer} href={`#${shape}`} className={layer} />
        ))}
        <path className={styles.dots} d={dotsOf(points)} />
        {countryTowns().map(([name, lat, lng]) => (
          <text key={name} className={styles.townName} {...positionOf(lat, lng)}>
            {name}
          </text>
        ))}
      </svg>
      <p lang="en-GB" className={styles.credit}>
        {CREDIT}
      </p>
    </>
  );
};
