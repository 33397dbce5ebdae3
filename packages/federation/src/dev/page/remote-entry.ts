// Exposed instead of the remote's own module in a development build, so that routes and slots can be replaced.
import { routes as ownRoutes, slots as ownSlots } from 'signpost-remote';
import type { RemoteModule } from '../../contract';
import { acceptDelegated } from './boundary';
import { delegating } from './delegate';

type Load = Parameters<typeof delegating>[0];

const replaceable = (load: unknown): unknown =>
  typeof load === 'function' ? delegating(load as Load, acceptDelegated) : load;

/** The remote's routes, whose pages stay up to date while the router keeps them. */
export const routes = ownRoutes.map((route) => ({
  ...route,
  lazy: replaceable(route.lazy),
})) as RemoteModule['routes'];

/** The remote's slots, whose modules stay up to date while the shell keeps them. */
export const slots = Object.fromEntries(
  Object.entries(ownSlots ?? {}).map(([slot, load]) => [slot, replaceable(load)]),
) as RemoteModule['slots'];
