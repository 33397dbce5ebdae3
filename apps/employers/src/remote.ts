import type { RemoteModule } from '@signpost/federation/contract';

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
} satisfies RemoteModule['slots'];
