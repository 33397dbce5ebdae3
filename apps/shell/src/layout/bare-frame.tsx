import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { CurrentPage } from '../routing/page';
import { RouteEffects } from './route-effects';

/** Links of a framed page open beside its host: neither the frame nor the host's page is lost. */
const useLinksBesideHost = (): void =>
  useEffect(() => {
    const base = document.createElement('base');
    base.target = '_blank';
    document.head.append(base);
    return () => base.remove();
  }, []);

/** The frame of a page in another site's frame: the page alone. Links are the browser's to follow. */
export const BareFrame = ({ page }: { page: CurrentPage }) => {
  useLinksBesideHost();
  return (
    <>
      <main id="main" tabIndex={-1} data-line={page.line}>
        <Outlet />
      </main>
      <RouteEffects page={page} />
    </>
  );
};
