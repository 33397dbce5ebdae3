import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './map.module.css';
import { Picture } from './picture';
import type { MapPoint, MapTiles } from './point';
import { isWholeCountry } from './still';
import { whenStirred } from './when-stirred';

export interface PlacesMapProps {
  /** Keep the same array between renders: a new one draws the map again. */
  points: readonly MapPoint[];
  /** What the map shows, in a few words. */
  label: string;
  tiles?: MapTiles;
  /** The same places as a list with links: what the page has without the map. */
  children: ReactNode;
}

/**
 * Places on a map of the UK beside the same places as a list. One of the whole country is there at once, as a picture; the
 * map that can be moved takes its place when it is in view and the visitor does anything. A closer one is drawn when it
 * scrolls into view.
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
    if (isPictured) stop = whenStirred(watch);
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
