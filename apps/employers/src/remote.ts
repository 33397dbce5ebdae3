import type { SlotsOf } from '@signpost/federation/contract';
import type config from '../remote.config';

export { routes } from './routes';

/** Slots that this remote provides to pages of other remotes. */
export const slots = {
  'home.row': () => import(/* webpackChunkName: "employers.slot.home.row" */ './slots/home-row'),
  'explore.row': () => import(/* webpackChunkName: "employers.slot.explore.row" */ './slots/explore-row'),
  'for-you.row': () => import(/* webpackChunkName: "employers.slot.for-you.row" */ './slots/for-you-row'),
  'card.employers': () =>
    import(/* webpackChunkName: "employers.slot.card.employers" */ './slots/employer-card'),
  'card.apprenticeships': () =>
    import(/* webpackChunkName: "employers.slot.card.apprenticeships" */ './slots/apprenticeship-card'),
  'card.virtual_work_experiences': () =>
    import(
      /* webpackChunkName: "employers.slot.card.virtual_work_experiences" */ './slots/work-experience-card'
    ),
  'unis.provider.row.v1': () =>
    import(/* webpackChunkName: "employers.slot.unis.provider.row.v1" */ './slots/provider-row'),
} satisfies SlotsOf<typeof config>;
