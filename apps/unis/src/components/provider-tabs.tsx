import type { Provider } from '@signpost/api-client/unis';
import { Tabs } from '@signpost/shared-ui';
import { providerUrl } from './provider-url';

/** The pages of one provider: path segment and name, the overview first. */
export const PROVIDER_PAGES = {
  overview: 'Overview',
  courses: 'Courses',
  'student-life': 'Student life',
  stats: 'Stats',
  international: 'International',
  outreach: 'Outreach',
  apprenticeships: 'Apprenticeships',
} as const;
export type ProviderPageName = keyof typeof PROVIDER_PAGES;

/** The path of one of a provider's pages. */
export const providerPageUrl = (provider: Provider, page: ProviderPageName): string =>
  page === 'overview' ? providerUrl(provider) : `${providerUrl(provider)}/${page}`;

/** Tabs between the pages of one provider. */
export const ProviderTabs = ({ provider, current }: { provider: Provider; current: ProviderPageName }) => (
  <Tabs
    label={`Pages about ${provider.name}`}
    tabs={Object.entries(PROVIDER_PAGES).map(([page, name]) => ({
      name,
      href: providerPageUrl(provider, page as ProviderPageName),
    }))}
    current={providerPageUrl(provider, current)}
  />
);
