import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels of tolerance at either end of a scroller, for zoom and rounding. */
const SCROLL_TOLERANCE_PX = 4;

const ends = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => {
  // In right-to-left layouts, scrollLeft counts down from 0.
  const past = Math.abs(scrollLeft);
  return {
    atStart: past <= SCROLL_TOLERANCE_PX,
    atEnd: past >= scrollWidth - clientWidth - SCROLL_TOLERANCE_PX,
  };
};

/** Tracks a horizontal scroller and steps it by the visible width. The ends are unknown before hydration. */
export const useCarousel = <Element extends HTMLElement>() => {
  const track = useRef<Element>(null);
  const [edge, setEdge] = useState({ atStart: true, atEnd: false });

  const look = useCallback(() => {
    const next = track.current && ends(track.current);
    if (next) {
      setEdge((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
    }
  }, []);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    look();
    element.addEventListener('scroll', look, { passive: true });
    if (typeof ResizeObserver === 'undefined') return () => element.removeEventListener('scroll', look);
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [look]);

  const step = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const onwards = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    // The style sheet sets the scroll behaviour, because it respects reduced motion.
    element.scrollBy({ left: onwards * element.clientWidth * 0.9 });
  };
  return { track, step, ...edge };
};
