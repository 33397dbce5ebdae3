import { createContext, createStaticHandler, data, Outlet } from 'react-router-dom';
import { ErrorPage } from '../../pages/error/page';
import type { Mode } from '../../app/display-mode';
import { framed } from '../../app/routes';
import { renderRoutes, type RenderResult } from './render-page';
import { type RenderEnvironment, type RenderInput } from './render-environment';

interface Failure {
  readonly status: number;
  readonly message: string;
}

const failureContext = createContext<Failure>();

const handlerOf = (mode: Mode) =>
  createStaticHandler(
    framed(mode, [
      {
        path: '*',
        Component: Outlet,
        ErrorBoundary: ErrorPage,
        loader: ({ context }) => {
          const { status, message } = context.get(failureContext);
          throw data(message, { status });
        },
      },
    ]),
  );
const handlers = { site: handlerOf('site'), app: handlerOf('app'), embed: handlerOf('embed') };

// The browser has a page at this address, or fails as the server did: brought to life, the screen would go again.
const withoutScripts = (environment: RenderEnvironment): RenderEnvironment => ({
  ...environment,
  shell: { ...environment.shell, js: [], preload: [] },
});

/**
 * Renders the error screen (B-09) for what happens outside any route: a broken address, a refusal, or a page whose
 * rendering threw. It stays as the server sent it; its links and its search work without scripts.
 */
export const renderError = (
  input: RenderInput,
  environment: RenderEnvironment,
  status: number,
  message: string,
): Promise<RenderResult> =>
  renderRoutes(
    (mode) => handlers[mode],
    input,
    withoutScripts(environment),
    undefined,
    (context) => context.set(failureContext, { status, message }),
  );
