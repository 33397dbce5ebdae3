import { t } from '@signpost/language';
import { createStaticHandler, data, Outlet, type RouteObject, type StaticHandler } from 'react-router-dom';
import type { ActiveRemote, RetiredRemote } from '@signpost/federation/loading';
import { prefixOf, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import type { Mode } from '../../app/display-mode';
import { siteRoutes } from '../../app/routes';
import { withMiddleware } from '../../startup/middleware';
import { loaderTiming } from '../telemetry/loader-timing';
import { retiredRoutes } from './retired-routes';

/** The message of pages whose remote is not available (503). */
const awayMessage = () =>
  t('This part of the site is not available right now. Everything else works. Try again in a few minutes.');

const unavailableRoutes = ({ name, paths }: ActiveRemote): RouteObject[] =>
  paths.map((path, index) => ({
    id: `${name}.away.${index}`,
    path,
    Component: Outlet,
    loader: () => {
      throw data(awayMessage(), { status: 503 });
    },
  }));

/** By mode and language, then by release. */
const handlers = new Map<string, WeakMap<object, StaticHandler>>();
const NO_OWNER = {};

type Owner = ActiveRemote | RetiredRemote | undefined;

const routesOf = (owner: Owner): readonly RouteObject[] => {
  if (!owner) return [];
  if ('redirects' in owner) return retiredRoutes(owner);
  return owner.loaded?.module.routes.map(withMiddleware) ?? unavailableRoutes(owner);
};

const keyOf = (owner: Owner): object =>
  (owner && 'loaded' in owner ? owner.loaded : undefined) ?? owner ?? NO_OWNER;

const handlersIn = (mode: Mode, language: string): WeakMap<object, StaticHandler> => {
  const key = `${mode} ${language}`;
  const known = handlers.get(key) ?? new WeakMap<object, StaticHandler>();
  handlers.set(key, known);
  return known;
};

/**
 * Returns the static handler of a path's owner, for addresses in a language. Handlers are cached by release, mode and
 * language while the release exists.
 */
export const handlerFor = (owner: Owner, mode: Mode, language = SOURCE_LANGUAGE): StaticHandler => {
  const cached = handlersIn(mode, language);
  const key = keyOf(owner);
  const known = cached.get(key);
  if (known) return known;
  const handler = createStaticHandler(siteRoutes(routesOf(owner), mode), {
    basename: prefixOf(language) || '/',
    instrumentations: [loaderTiming],
  });
  cached.set(key, handler);
  return handler;
};
