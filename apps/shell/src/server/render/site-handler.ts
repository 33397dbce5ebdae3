import { createStaticHandler, data, Outlet, type RouteObject, type StaticHandler } from 'react-router-dom';
import type { ActiveRemote } from '@signpost/federation/loading';
import type { Mode } from '../../app/display-mode';
import { siteRoutes } from '../../app/routes';
import { loaderTiming } from '../telemetry/loader-timing';

/** The message of pages whose remote is not available (503). */
export const AWAY_MESSAGE =
  'This part of the site is not available right now. Everything else works. Try again in a few minutes.';

const unavailableRoutes = ({ name, paths }: ActiveRemote): RouteObject[] =>
  paths.map((path, index) => ({
    id: `${name}.away.${index}`,
    path,
    Component: Outlet,
    loader: () => {
      throw data(AWAY_MESSAGE, { status: 503 });
    },
  }));

const handlers = {
  site: new WeakMap<object, StaticHandler>(),
  app: new WeakMap<object, StaticHandler>(),
  embed: new WeakMap<object, StaticHandler>(),
};
const NO_OWNER = {};

/** Returns the static handler of a path's owner. Handlers are cached by release and mode while the release exists. */
export const handlerFor = (owner: ActiveRemote | undefined, mode: Mode): StaticHandler => {
  const key = owner?.loaded ?? owner ?? NO_OWNER;
  const known = handlers[mode].get(key);
  if (known) return known;
  const remoteRoutes = owner ? (owner.loaded?.module.routes ?? unavailableRoutes(owner)) : [];
  const handler = createStaticHandler(siteRoutes(remoteRoutes, mode), { instrumentations: [loaderTiming] });
  handlers[mode].set(key, handler);
  return handler;
};
