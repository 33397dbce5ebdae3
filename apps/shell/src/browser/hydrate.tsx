import { startTransition, StrictMode, useEffect, type ComponentProps, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { NavLink } from '@signpost/federation/contract';
import { markHydrated } from '@signpost/shared-ui';
import { addMeasure } from '../observability/add-measure';
import { RemoteLinks } from '../layout/remote-links';
import { holdBackPresses } from './before-hydration/hold-back-presses';
import { recordFailure } from './failures/record-failure';

/** Marks the document and calls back once all of it is hydrated. */
const HydrationMarker = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  useEffect(() => {
    markHydrated(document.documentElement);
    onHydrated();
  }, [onHydrated]);
  return children;
};

/**
 * Hydrates the page in `root`; resolves once all of it is hydrated. `links` are those of remotes in the header. Runs as
 * a transition, so that a long page does not block input.
 */
export const hydrate = (
  root: HTMLElement,
  router: ComponentProps<typeof RouterProvider>['router'],
  links: readonly NavLink[] = [],
): Promise<void> =>
  new Promise((resolve) => {
    const start = performance.now();
    holdBackPresses(root);
    const finish = () => {
      addMeasure('hydrate', start);
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <HydrationMarker onHydrated={finish}>
            <RemoteLinks value={links}>
              <RouterProvider router={router} />
            </RemoteLinks>
          </HydrationMarker>
        </StrictMode>,
        {
          onRecoverableError(error, { componentStack }) {
            recordFailure('hydration', error, componentStack);
            console.error('hydration', error);
          },
          onCaughtError(error, { componentStack }) {
            recordFailure('render', error, componentStack);
            console.error(error);
          },
        },
      );
    });
  });
