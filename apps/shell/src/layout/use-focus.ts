import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { targetOf } from './target-of';

/**
 * After a navigation to another page the keyboard goes on at its content, or at what a fragment names: a link in the
 * header or footer is still there, and would keep the focus. On the same page (filters, sorting) the focus stays.
 */
export const useFocus = (): void => {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const place = targetOf(hash) ?? document.getElementById('main');
    if (!place || place.contains(document.activeElement)) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, hash]);
};
