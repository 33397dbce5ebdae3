import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { targetOf } from './target-of';

/** Names of routes that keep the reader where they are (B-03): a widget scrolls with its host. */
const STAY = new Set(['subject-widgets', 'industry-guide-widgets']);

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Most entries of the history whose positions are kept. */
const MOST = 50;

const Positions = v.fallback(v.record(v.string(), v.number()), {});

/** Positions by history entry, in memory; to begin with those that a reloaded entry was given. */
const positions = new Map(Object.entries(v.parse(Positions, globalThis.window?.history.state?.scroll)));

/** Gives the current entry what is known of the others, as a reload empties the memory: its own position is the browser's to restore. */
const keepPositions = (): void => {
  const scroll = Object.fromEntries([...positions].slice(-MOST));
  window.history.replaceState({ ...window.history.state, scroll }, '');
};

/** Takes over from the browser while the page lives, and hands back when it goes: a reload is the browser's to restore. */
const useManualRestoration = (): void =>
  useEffect(() => {
    const handBack = () => (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', handBack);
    return () => window.removeEventListener('pagehide', handBack);
  }, []);

/** Scrolls to the top on navigation, to the target of a fragment, and back to where the reader was on back and forward (B-03). Takes the route's name. */
export const useScroll = (name: string | undefined): void => {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const stays = name !== undefined && STAY.has(name);
  const first = useRef(true);
  useManualRestoration();

  // After a reload the browser may have scrolled before anybody listened. Once painted, asking costs no layout.
  useEffect(() => void positions.set(key, window.scrollY), [key]);

  // Before the new position is set: the scroll that sets it must not be remembered under the old entry.
  useBrowserLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    keepPositions();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useBrowserLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (stays) return;
    const target = targetOf(hash);
    if (type === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, pathname, hash]);
};
