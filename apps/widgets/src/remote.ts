import type { RemoteModule } from '@signpost/federation/contract';

export { routes } from './routes';

/** What this remote shows in other people's pages. */
export const slots = {
  'card.industry_guides': () =>
    import(/* webpackChunkName: "widgets.slot.card.industry_guides" */ './slots/industry-card'),
} satisfies RemoteModule['slots'];
