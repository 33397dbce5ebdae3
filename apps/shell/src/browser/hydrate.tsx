import { startTransition, StrictMode, useEffect, type ComponentProps, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { measured } from '../observability/measured';
import { failed } from './failures';

/** Marks the document once all of it answers to the visitor, and says so. */
const Alive = ({ say, children }: { say: () => void; children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    say();
  }, [say]);
  return children;
};

/** Brings the page in `root` to life; resolves once all of it answers. As a transition, so that a long page never holds up a tap. */
export const hydrate = (
  root: HTMLElement,
  router: ComponentProps<typeof RouterProvider>['router'],
): Promise<void> =>
  new Promise((alive) => {
    const start = performance.now();
    const say = () => {
      measured('hydrate', start);
      alive();
    };
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <Alive say={say}>
            <RouterProvider router={router} />
          </Alive>
        </StrictMode>,
        {
          onRecoverableError(error, { componentStack }) {
            failed('hydration', error, componentStack);
            console.error('hydration', error);
          },
          onCaughtError(error, { componentStack }) {
            failed('render', error, componentStack);
            console.error(error);
          },
        },
      );
    });
  });
