import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './map.module.css';
import { Picture } from './picture';
import type { MapCentre, MapPoint, MapTiles } from './point';
import { isWholeCountry } from './static-map';
import { onFirstActivity } from './on-first-activity';

export interface PlacesMapProps {
  /** Must be the same array between renders: a new one redraws the map. */
  points: readonly MapPoint[];
  /** A short description of the map. */
  label: string;
  tiles?: MapTiles;
  /** The place that distances are measured from. The same object between renders, as `points`. */
  centre?: MapCentre | undefined;
  /**
   * The same places as a list with links: the content without the map. An item with `data-place`, the id of a point, is
   * tied to its pin: pointing at the one marks the other.
   */
  children: ReactNode;
}

/** The id of the place whose item of the list has this element. */
const placeOf = (element: EventTarget): string | null =>
  (element instanceof Element && element.closest<HTMLElement>('[data-place]')?.dataset['place']) || null;

/** Marks the place of the item that has the pointer or the focus, until the signal. */
const markPointedAt = (
  list: HTMLElement | null,
  mark: (id: string | null) => void,
  signal: AbortSignal,
): void => {
  for (const type of ['pointerover', 'focusin']) {
    list?.addEventListener(type, ({ target }) => mark(target && placeOf(target)), { signal });
  }
  for (const type of ['pointerleave', 'focusout']) {
    list?.addEventListener(type, () => mark(null), { signal });
  }
};

/** Highlights the item of a place, and scrolls it into view. */
const showPicked = (list: HTMLElement | null, id: string): void => {
  for (const item of list?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    const isPicked = item.dataset['place'] === id;
    item.toggleAttribute('data-picked', isPicked);
    if (isPicked) item.scrollIntoView({ block: 'nearest' });
  }
};

/**
 * Places on a map of the UK beside the same places as a list. A map of the whole country is first a static picture; the
 * interactive map replaces it when it is in view and the visitor is active. A closer map is rendered when it scrolls
 * into view.
 */
export const PlacesMap = ({ points, label, tiles, centre, children }: PlacesMapProps) => {
  const canvas = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const navigate = useNavigate();
  const isPictured = isWholeCountry(points);

  useEffect(() => {
    const element = canvas.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let gone = false;
    let remove = () => {};
    const pointing = new AbortController();
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { draw } = await import(/* webpackChunkName: "map" */ './draw');
        if (gone) return;
        const map = draw(element, {
          ...{ points, tiles, centre },
          go: (href) => void navigate(href),
          pick: (id) => showPicked(list.current, id),
        });
        remove = map.remove;
        markPointedAt(list.current, map.mark, pointing.signal);
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
      pointing.abort();
      remove();
    };
  }, [points, tiles, centre, navigate, isPictured]);

  return (
    <section className={styles.map} aria-label={label}>
      <div className={styles.places}>
        <div className={styles.canvas} ref={canvas}>
          {isPictured && !drawn && <Picture points={points} />}
        </div>
        <div className={styles.list} ref={list}>
          {children}
        </div>
      </div>
    </section>
  );
};
