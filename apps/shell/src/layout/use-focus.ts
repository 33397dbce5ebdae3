import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { targetOf } from './target-of';

/** Whether the pressed link is gone, or will be below the screen when the page has scrolled to its top. */
const isFocusLost = ({ activeElement: focused, documentElement }: Document): boolean =>
  focused === null ||
  focused.matches('body') ||
  (focused.matches('a') &&
    focused.getBoundingClientRect().top + documentElement.scrollTop > documentElement.clientHeight);

/**
 * Moves the focus after a navigation to another page: to its content, or to the target of a fragment. Otherwise the
 * focus would stay on a link in the header or footer, which is still there. A navigation within a page (filters,
 * sorting) leaves the focus, unless the link that was pressed is gone or out of sight.
 */
export const useFocus = (): void => {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    const { pathname: lastPathname, key: lastKey } = last.current;
    last.current = { pathname, key };
    if (lastKey === key || (lastPathname === pathname && !isFocusLost(document))) return;
    const target = targetOf(hash) ?? document.getElementById('main');
    if (!target || (lastPathname !== pathname && target.contains(document.activeElement))) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, key]);
};
