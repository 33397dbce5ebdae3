import type { SlotsOf } from '@signpost/federation/contract';
import type config from '../remote.config';

export { routes } from './routes';

/** Slots that this remote provides to pages of other remotes. */
export const slots = {
  'home.row': () => import(/* webpackChunkName: "unis.slot.home.row" */ './slots/home-row'),
  'explore.row': () => import(/* webpackChunkName: "unis.slot.explore.row" */ './slots/explore-row'),
  'compare.row': () => import(/* webpackChunkName: "unis.slot.compare.row" */ './slots/compare-row'),
  'card.universities': () =>
    import(/* webpackChunkName: "unis.slot.card.universities" */ './slots/university-card'),
  'card.location_guides': () =>
    import(/* webpackChunkName: "unis.slot.card.location_guides" */ './slots/place-card'),
  'card.open_days': () => import(/* webpackChunkName: "unis.slot.card.open_days" */ './slots/open-day-card'),
  'card.spotlights': () =>
    import(/* webpackChunkName: "unis.slot.card.spotlights" */ './slots/spotlight-card'),
} satisfies SlotsOf<typeof config>;
