import type { RemoteModule } from '@signpost/federation/contract';

export { routes } from './routes';

/** What this remote shows in other people's pages. */
export const slots = {
  'home.row': () => import(/* webpackChunkName: "unis.slot.home.row" */ './slots/home-row'),
} satisfies RemoteModule['slots'];
