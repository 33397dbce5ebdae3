import type { RemoteModule } from '@signpost/federation/contract';

export { routes } from './routes';

/** Slots that this remote provides to pages of other remotes. */
export const slots = {
  'card.industry_guides': () =>
    import(/* webpackChunkName: "widgets.slot.card.industry_guides" */ './slots/industry-card'),
} satisfies RemoteModule['slots'];
