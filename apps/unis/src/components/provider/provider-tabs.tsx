import { t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { useEffect, useRef } from 'react';
import type { Provider } from '@signpost/api-client/unis';
import { Tabs, named } from '@signpost/shared-ui';

/** The pages of one provider: path segment and name, the overview first. */
export const PROVIDER_PAGES = {
  get overview() {
    return t('Overview');
  },
  get courses() {
    return t('Courses');
  },
  get 'student-life'() {
    return t('Student life');
  },
  get stats() {
    return t('Stats');
  },
  get international() {
    return t('International');
  },
  get outreach() {
    return t('Outreach');
  },
  get apprenticeships() {
    return t('Apprenticeships');
  },
} as const;
export type ProviderPageName = keyof typeof PROVIDER_PAGES;

/** Returns the path of one of a provider's pages. */
export const providerPageUrl = (provider: Provider, page: ProviderPageName): string =>
  page === 'overview' ? providerUrl(provider) : `${providerUrl(provider)}/${page}`;

/**
 * Tabs between the pages of one provider. On narrow screens they scroll sideways, so that the current one is visible.
 */
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
        label={t('Pages about {name}', { name: named(provider.name) })}
        tabs={Object.entries(PROVIDER_PAGES).map(([page, name]) => ({
          name,
          href: providerPageUrl(provider, page as ProviderPageName),
        }))}
        current={providerPageUrl(provider, current)}
      />
    </div>
  );
};

/** Titles that are longer than the tab. Apprenticeships are with employers near the provider, not with the provider. */
const titles = (name: string): Partial<Record<ProviderPageName, string>> => ({
  apprenticeships: t('Apprenticeships near {name}', { name }),
  international: t('International students at {name}', { name }),
  outreach: t('Access and outreach at {name}', { name }),
});

/** Returns the title of one of a provider's pages. */
export const providerPageTitle = ({ name }: Provider, page: ProviderPageName): string =>
  titles(named(name))[page] ?? t('{page} at {name}', { page: PROVIDER_PAGES[page], name: named(name) });
