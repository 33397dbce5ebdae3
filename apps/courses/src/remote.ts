import type { SlotsOf } from '@signpost/federation/contract';
import type config from '../remote.config';

export { routes } from './routes';

/** Slots that this remote provides to pages of other remotes. */
export const slots = {
  'explore.row': () => import(/* webpackChunkName: "courses.slot.explore.row" */ './slots/explore-row'),
  'for-you.row': () => import(/* webpackChunkName: "courses.slot.for-you.row" */ './slots/for-you-row'),
  'card.courses': () => import(/* webpackChunkName: "courses.slot.card.courses" */ './slots/course-card'),
  'card.subject_guides': () =>
    import(/* webpackChunkName: "courses.slot.card.subject_guides" */ './slots/subject-card'),
  'careers.career.row.v1': () =>
    import(/* webpackChunkName: "courses.slot.careers.career.row.v1" */ './slots/career-row'),
} satisfies SlotsOf<typeof config>;
