import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './map.module.css';
import { Picture } from './picture';
import type { MapPoint, MapTiles } from './point';
import { isWholeCountry } from './static-map';
import { onFirstActivity } from './on-first-activity';

export interface PlacesMapProps {
  /** Must be the same array between renders: a new one redraws the map. */
  points: readonly MapPoint[];
  /** A short description of the map. */
  label: string;
  tiles?: MapTiles;
  /** The same places as a list with links: the content without the map. */
  children: ReactNode;
}

/**
 * Places on a map of the UK beside the same places as a list. A map of the whole country is first a static picture; the
 * interactive map replaces it when it is in view and the visitor is active. A closer map is rendered when it scrolls
 * into view.
 */
export const PlacesMap = ({ points, label, tiles, children }: PlacesMapProps) => {
  const canvas = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const navigate = useNavigate();
  const isPictured = isWholeCountry(points);

  useEffect(() => {
    const element = canvas.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let gone = false;
    let remove = () => {};
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { draw } = await import('./draw');
        if (gone) return;
        remove = draw(element, { points, tiles, go: (href) => void navigate(href) });
        setDrawn(true);
      },
      { rootMargin: '200px' },
    );
    const watch = () => observer.observe(element);
    let stop = () => {};
    if (isPictured) stop = onFirstActivity(watch);
    else watch();
    return () => {
      gone = true;
      stop();
      observer.disconnect();
      remove();
    };
  }, [points, tiles, navigate, isPictured]);

  return (
    <section className={styles.map} aria-label={label}>
      <div className={styles.places}>
        <div className={styles.canvas} ref={canvas}>
          {isPictured && !drawn && <Picture points={points} />}
        </div>
        <div className={styles.list}>{children}</div>
      </div>
    </section>
  );
};
