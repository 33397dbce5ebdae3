import { createContext, createStaticHandler, data, Outlet } from 'react-router-dom';
import { ErrorPage } from '../../pages/error/page';
import type { Mode } from '../../routing/mode';
import { framed } from '../../routing/routes';
import { renderRoutes, type RenderEnvironment, type RenderInput, type RenderResult } from './render-page';

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

/** Renders the error screen (B-09) for what happens outside any route: a broken address, or a page whose rendering threw. */
export const renderError = (
  input: RenderInput,
  environment: RenderEnvironment,
  status: number,
  message: string,
): Promise<RenderResult> =>
  renderRoutes(
    (mode) => handlers[mode],
    input,
    environment,
    undefined,
    (context) => context.set(failureContext, { status, message }),
  );
