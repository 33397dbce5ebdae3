import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './map.module.css';
import type { MapPoint, MapTiles } from './point';

export interface PlacesMapProps {
  /** Keep the same array between renders: a new one draws the map again. */
  points: readonly MapPoint[];
  /** What the map shows, in a few words. */
  label: string;
  tiles?: MapTiles;
  /** The same places as a list with links: what the page has without the map. */
  children: ReactNode;
}

/** Places on a map of the UK, drawn when it scrolls into view, beside the same places as a list. */
export const PlacesMap = ({ points, label, tiles, children }: PlacesMapProps) => {
  const canvas = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

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
        if (!gone) remove = draw(element, { points, tiles, go: (href) => void navigate(href) });
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      remove();
    };
  }, [points, tiles, navigate]);

  return (
    <section className={styles.map} aria-label={label}>
      <div className={styles.places}>
        <div className={styles.canvas} ref={canvas} />
        <div className={styles.list}>{children}</div>
      </div>
    </section>
  );
};
