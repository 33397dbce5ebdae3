import { t } from '@signpost/language';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTheme } from '@signpost/identity';
import { VisuallyHidden } from '@signpost/shared-ui';
import { bodyClasses } from '../app/body-classes';
import { documentTitle } from '../app/document-title';
import type { CurrentPage } from '../app/current-page';
import { writeHead } from './write-head';
import { useFocus } from './use-focus';
import { useScroll } from './use-scroll';

/**
 * Side effects of a navigation outside React's tree: head, body classes (B-02), scroll (B-03), focus, and an
 * announcement to screen readers.
 */
export const RouteEffects = ({ page }: { page: CurrentPage }) => {
  const { pathname, key } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);
  const theme = useTheme();

  useEffect(() => {
    document.body.className = bodyClasses(pathname);
  }, [pathname]);

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (page.head) writeHead(page.head);
    else document.title = documentTitle(t('Error'));
    setAnnouncement(page.head?.title ?? document.querySelector('h1')?.textContent ?? '');
  }, [page, key]);

  useFocus();
  useScroll(page.name);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
};
