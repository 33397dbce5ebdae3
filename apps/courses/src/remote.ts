import type { RemoteModule } from '@signpost/federation/contract';

export { routes } from './routes';

/** Slots that this remote provides to pages of other remotes. */
export const slots = {
  'explore.row': () => import(/* webpackChunkName: "courses.slot.explore.row" */ './slots/explore-row'),
  'for-you.row': () => import(/* webpackChunkName: "courses.slot.for-you.row" */ './slots/for-you-row'),
  'card.courses': () => import(/* webpackChunkName: "courses.slot.card.courses" */ './slots/course-card'),
  'card.subject_guides': () =>
    import(/* webpackChunkName: "courses.slot.card.subject_guides" */ './slots/subject-card'),
} satisfies RemoteModule['slots'];
