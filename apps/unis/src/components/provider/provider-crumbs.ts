import { providerUrl } from '@signpost/api-client/page-urls';
import type { Provider } from '@signpost/api-client/unis';
import type { Crumb } from '@signpost/federation/contract';

/** Breadcrumb items from the home page to the provider list. */
export const UNIS_CRUMBS: readonly Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: 'Universities', to: '/explore/unis' },
];

/** Returns the breadcrumb items from the home page to a provider's own page. */
export const providerCrumbs = (provider: Provider): readonly Crumb[] => [
  ...UNIS_CRUMBS,
  { label: provider.name, to: providerUrl(provider) },
];
