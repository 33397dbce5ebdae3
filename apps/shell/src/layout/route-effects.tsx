import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTheme } from '@signpost/identity';
import { VisuallyHidden } from '@signpost/shared-ui';
import { bodyClasses } from '../routing/body-classes';
import { documentTitle } from '../routing/document-title';
import type { CurrentPage } from '../routing/page';
import { writeHead } from './write-head';
import { useFocus } from './use-focus';
import { useScroll } from './use-scroll';

/** What follows a navigation outside React's tree: head, body classes (B-02), scroll (B-03), focus, and a word to screen readers. */
export const RouteEffects = ({ page }: { page: CurrentPage }) => {
  const { pathname, key } = useLocation();
  const [announced, announce] = useState('');
  const first = useRef(true);
  const theme = useTheme();

  useEffect(() => {
    document.body.className = bodyClasses(pathname);
  }, [pathname]);

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (page.head) writeHead(page.head);
    else document.title = documentTitle('Error');
    announce(page.head?.title ?? document.querySelector('h1')?.textContent ?? '');
  }, [page, key]);

  useFocus();
  useScroll(page.name);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
};
