import { currentLanguage, prefixOf } from '@signpost/language/runtime';
import { createContext, createStaticHandler, data, Outlet, type StaticHandler } from 'react-router-dom';
import { ErrorPage } from '../../../pages/error/page';
import type { Mode } from '../../../app/display-mode';
import { framed } from '../../../app/routes';
import { renderRoutes, type RenderResult } from '../render-page';
import { type RenderEnvironment, type RenderInput } from '../render-environment';

interface ErrorScreen {
  readonly status: number;
  readonly message: string;
}

const errorContext = createContext<ErrorScreen>();

const createHandler = (mode: Mode, language: string) =>
  createStaticHandler(
    framed(mode, [
      {
        path: '*',
        Component: Outlet,
        ErrorBoundary: ErrorPage,
        loader: ({ context }) => {
          const { status, message } = context.get(errorContext);
          throw data(message, { status });
        },
      },
    ]),
    { basename: prefixOf(language) || '/' },
  );

const handlers = new Map<string, StaticHandler>();

const handlerOf = (mode: Mode, language: string): StaticHandler => {
  const key = `${mode} ${language}`;
  const handler = handlers.get(key) ?? createHandler(mode, language);
  handlers.set(key, handler);
  return handler;
};

// Hydration would replace the screen: the browser has a page at this address, or fails on it as the server did.
const withoutScripts = (environment: RenderEnvironment): RenderEnvironment => ({
  ...environment,
  shell: { ...environment.shell, js: [], preload: [], translations: {} },
});

/**
 * Renders the error screen (B-09) for errors outside any route: an invalid address, a refused preview, or a page whose
 * rendering threw. It is not hydrated; its links and its search work without scripts.
 */
export const renderError = (
  input: RenderInput,
  environment: RenderEnvironment,
  status: number,
  message: string,
): Promise<RenderResult> =>
  renderRoutes(
    (mode) => handlerOf(mode, currentLanguage()),
    input,
    withoutScripts(environment),
    undefined,
    (context) => context.set(errorContext, { status, message }),
  );
