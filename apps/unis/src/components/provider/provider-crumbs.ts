import { t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import type { Provider } from '@signpost/api-client/unis';
import type { Crumb } from '@signpost/federation/contract';

/** Breadcrumb items from the home page to the provider list. */
export const unisCrumbs = (): readonly Crumb[] => [
  { label: t('Home'), to: '/' },
  { label: t('Explore'), to: '/explore' },
  { label: t('Universities'), to: '/explore/unis' },
];

/** Returns the breadcrumb items from the home page to a provider's own page. */
export const providerCrumbs = (provider: Provider): readonly Crumb[] => [
  ...unisCrumbs(),
  { label: provider.name, to: providerUrl(provider) },
];
