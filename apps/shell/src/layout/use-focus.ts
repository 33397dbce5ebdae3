import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { targetOf } from './target-of';

/**
 * Moves the focus after a navigation to another page: to its content, or to the target of a fragment. Otherwise the
 * focus would stay on a link in the header or footer, which is still there. A navigation within a page (filters,
 * sorting) leaves the focus.
 */
export const useFocus = (): void => {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const target = targetOf(hash) ?? document.getElementById('main');
    if (!target || target.contains(document.activeElement)) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
};
