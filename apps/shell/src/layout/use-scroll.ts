import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { targetOf } from './target-of';

/** Names of routes among whose pages a navigation leaves the scroll position (B-03): they replace a guide in place. */
const UNSCROLLED_ROUTES = new Set(['subject-widgets', 'industry-guide-widgets']);

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Largest number of history entries whose positions are kept. */
const MAX_POSITIONS = 50;

const Positions = v.fallback(v.record(v.string(), v.number()), {});

/** Scroll positions by history entry, in memory; initially those stored in a reloaded entry. */
const positions = new Map(Object.entries(v.parse(Positions, globalThis.window?.history.state?.scroll)));

/**
 * Stores the positions of the other entries in the current one, because a reload clears memory; the browser restores
 * the current one's own position.
 */
const storePositions = (): void => {
  const scroll = Object.fromEntries([...positions].slice(-MAX_POSITIONS));
  window.history.replaceState({ ...window.history.state, scroll }, '');
};

/**
 * Disables the browser's scroll restoration while the page is open, and enables it on unload, so that the browser
 * restores a reload.
 */
const useManualRestoration = (): void =>
  useEffect(() => {
    const enableRestoration = () => (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', enableRestoration);
    return () => window.removeEventListener('pagehide', enableRestoration);
  }, []);

/**
 * Scrolls to the top on navigation, except between pages of a widget route, to the target of a fragment, and to the
 * earlier position on back and forward (B-03). Takes the route's name.
 */
export const useScroll = (name: string | undefined): void => {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  const lastName = useRef(name);
  useManualRestoration();

  // After a reload the browser may have scrolled before the listener was added. After the paint, reading the position
  // costs no layout.
  useEffect(() => void positions.set(key, window.scrollY), [key]);

  // Removed before the new position is set: that scroll must not be stored for the old entry.
  useBrowserLayoutEffect(() => {
    const recordPosition = () => positions.set(key, window.scrollY);
    storePositions();
    window.addEventListener('scroll', recordPosition, { passive: true });
    return () => window.removeEventListener('scroll', recordPosition);
  }, [key]);

  useBrowserLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const isReplacedInPlace = name !== undefined && name === lastName.current && UNSCROLLED_ROUTES.has(name);
    lastName.current = name;
    const target = targetOf(hash);
    if (type === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else if (!isReplacedInPlace) window.scrollTo(0, 0);
  }, [key, pathname, hash]);
};
