import type { SlotsOf } from '@signpost/federation/contract';
import type config from '../remote.config';

export { routes } from './routes';

/** Slots that this remote provides to pages of other remotes. */
export const slots = {
  'home.row': () => import(/* webpackChunkName: "careers.slot.home.row" */ './slots/home-row'),
  'explore.row': () => import(/* webpackChunkName: "careers.slot.explore.row" */ './slots/explore-row'),
  'for-you.row': () => import(/* webpackChunkName: "careers.slot.for-you.row" */ './slots/for-you-row'),
  'card.careers': () => import(/* webpackChunkName: "careers.slot.card.careers" */ './slots/career-card'),
  'card.career_pathways': () =>
    import(/* webpackChunkName: "careers.slot.card.career_pathways" */ './slots/pathway-card'),
  'courses.course.row.v1': () =>
    import(/* webpackChunkName: "careers.slot.courses.course.row.v1" */ './slots/course-row'),
} satisfies SlotsOf<typeof config>;
