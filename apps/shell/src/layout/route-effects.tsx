import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useTheme } from '@signpost/identity';
import { VisuallyHidden } from '@signpost/shared-ui';
import { bodyClasses } from '../app/body-classes';
import { errorHead } from '../app/error-head';
import type { CurrentPage } from '../app/current-page';
import { announceArrival } from '../analytics/journal';
import { ROOT_ID } from '../transfer/boot-data';
import { writeHead } from './write-head';
import { useFocus } from './use-focus';
import { useScroll } from './use-scroll';

/** Writes the body classes to the body, or in a host's page to the fragment's outermost element. */
const writeBodyClasses = (pathname: string): void => {
  const outermost = document.getElementById(ROOT_ID)?.parentElement;
  if (outermost) outermost.className = bodyClasses(pathname);
};

/**
 * Side effects of a navigation outside React's tree: body classes (B-02), head, then the arrival at the page, which is
 * counted (B-11); scroll (B-03), focus, and an announcement to screen readers. They follow the commit of the new page, so
 * whoever reads the document at an arrival finds that page.
 */
export const RouteEffects = ({ page }: { page: CurrentPage }) => {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);
  const arrivedAt = useRef('');
  const theme = useTheme();

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  useEffect(() => {
    const { head } = page;
    const address = pathname + search;
    // The server wrote those of the first page.
    if (!isFirst.current) {
      writeBodyClasses(pathname);
      writeHead(head ?? errorHead(address));
      setAnnouncement(head?.title ?? document.querySelector('h1')?.textContent ?? '');
    }
    isFirst.current = false;
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    announceArrival({ pathname, search, canonical: head?.canonical, isHistoryMove: type === 'POP' });
  }, [page, key, pathname, search, type]);

  useFocus();
  useScroll(page.name);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
};
