import { useEffect, useRef } from 'react';
import type { Provider } from '@signpost/api-client/unis';
import { Tabs, named } from '@signpost/shared-ui';
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

/** Tabs between the pages of one provider. On a narrow screen they scroll sideways, to where the current one is seen. */
export const ProviderTabs = ({ provider, current }: { provider: Provider; current: ProviderPageName }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = place.current?.querySelector<HTMLElement>('[aria-current]');
    const row = place.current?.firstElementChild;
    if (!tab || !row) return;
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [current]);
  return (
    <div ref={place}>
      <Tabs
        label={`Pages about ${named(provider.name)}`}
        tabs={Object.entries(PROVIDER_PAGES).map(([page, name]) => ({
          name,
          href: providerPageUrl(provider, page as ProviderPageName),
        }))}
        current={providerPageUrl(provider, current)}
      />
    </div>
  );
};

/** Where a page's title says more than its tab. Apprenticeships are with employers near it, and not its own. */
const TITLES: Partial<Record<ProviderPageName, string>> = {
  apprenticeships: 'Apprenticeships near',
  international: 'International students at',
  outreach: 'Access and outreach at',
};

/** What one of a provider's pages is called. */
export const providerPageTitle = ({ name }: Provider, page: ProviderPageName): string =>
  `${TITLES[page] ?? `${PROVIDER_PAGES[page]} at`} ${named(name)}`;
