import type { SlotsOf } from '@signpost/federation/contract';
import type config from '../remote.config';

export { routes } from './routes';

/** Slots that this remote provides to pages of other remotes. */
export const slots = {
  'card.industry_guides': () =>
    import(/* webpackChunkName: "widgets.slot.card.industry_guides" */ './slots/industry-card'),
} satisfies SlotsOf<typeof config>;
