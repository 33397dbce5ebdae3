import { createStaticHandler, createContext, data } from 'react-router-dom';
import { Layout } from '../../layout/layout';
import { ErrorPage } from '../../pages/error/page';
import { renderRoutes, type RenderEnvironment, type RenderInput, type RenderResult } from './render-page';

interface Failure {
  readonly status: number;
  readonly message: string;
}

const failureContext = createContext<Failure>();

const handler = createStaticHandler([
  {
    Component: Layout,
    children: [
      {
        path: '*',
        Component: Layout,
        ErrorBoundary: ErrorPage,
        loader: ({ context }) => {
          const { status, message } = context.get(failureContext);
          throw data(message, { status });
        },
      },
    ],
  },
]);

/** Renders the error screen (B-09) for what happens outside any route: a broken address, or a page whose rendering threw. */
export const renderError = (
  input: RenderInput,
  environment: RenderEnvironment,
  status: number,
  message: string,
): Promise<RenderResult> =>
  renderRoutes(handler, input, environment, undefined, (context) =>
    context.set(failureContext, { status, message }),
  );
