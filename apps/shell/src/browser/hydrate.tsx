import { startTransition, StrictMode, useEffect, type ComponentProps, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { markHydrated } from '@signpost/shared-ui';
import { addMeasure } from '../observability/add-measure';
import type { BootData } from '../transfer/boot-data';
import { EnglishPartsContext } from '../layout/language/english-parts';
import { RemoteLinks } from '../layout/remote-links';
import { holdBackPresses } from './before-hydration/hold-back-presses';
import { isChunkFailure, reloadPage } from './chunk-failures';
import { recordFailure } from './failures/record-failure';

/** Marks the document and calls back once all of it is hydrated. */
const HydrationMarker = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  useEffect(() => {
    markHydrated(document.documentElement);
    onHydrated();
  }, [onHydrated]);
  return children;
};

/** Loads a page from the server of which a part could not be loaded, in place of its error screen. */
const reloadAfterChunkFailure = (error: unknown): void => {
  if (isChunkFailure(error)) reloadPage();
};

/**
 * Hydrates the page in `root` with its boot data; resolves once all of it is hydrated. Runs as a transition, so that a
 * long page does not block input.
 */
export const hydrate = (
  root: HTMLElement,
  router: ComponentProps<typeof RouterProvider>['router'],
  { nav = [], english = {} }: Pick<BootData, 'nav' | 'english'>,
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
            <EnglishPartsContext value={english}>
              <RemoteLinks value={nav}>
                <RouterProvider router={router} onError={reloadAfterChunkFailure} />
              </RemoteLinks>
            </EnglishPartsContext>
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
