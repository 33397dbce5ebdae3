import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { CurrentPage } from '../app/current-page';

/**
 * Makes links of a framed page open in a new tab, so that neither the frame nor the host's page is replaced. The server
 * sends the same tag; it is removed when the visitor goes on to a page of the site.
 */
const useLinksInNewTab = (): void =>
  useEffect(() => {
    const base = document.head.querySelector('base') ?? document.createElement('base');
    base.target = '_blank';
    document.head.append(base);
    return () => base.remove();
  }, []);

/**
 * The frame of a page shown inside another site: the page alone. Links are followed by the browser, not
 * the router.
 */
export const BareFrame = ({ line }: Pick<CurrentPage, 'line'>) => {
  useLinksInNewTab();
  return (
    <main id="main" tabIndex={-1} data-line={line}>
      <Outlet />
    </main>
  );
};
