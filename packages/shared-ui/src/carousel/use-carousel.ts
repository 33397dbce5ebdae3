import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels that zoom and rounding may leave at either end of a scroller. */
const SLACK = 4;

const ends = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => {
  // Right to left, scrollLeft counts down from 0.
  const past = Math.abs(scrollLeft);
  return { atStart: past <= SLACK, atEnd: past >= scrollWidth - clientWidth - SLACK };
};

/** Follows a horizontal scroller and steps it by what it shows at once. Nothing is known of the ends before hydration. */
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
    // How smoothly is the style sheet's choice, which knows about reduced motion.
    element.scrollBy({ left: onwards * element.clientWidth * 0.9 });
  };
  return { track, step, ...edge };
};
