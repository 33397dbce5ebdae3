import { useLoaderData } from 'react-router-dom';
import type { Provider } from '@signpost/api-client/unis';
import { pageHandle } from '@signpost/federation/contract';
import { BeingBuilt, Container, type WayOn } from '@signpost/shared-ui';
import { loadProvider } from './load-provider';
import { providerCrumbs } from './provider-crumbs';
import { PROVIDER_PAGES, providerPageUrl, ProviderTabs, type ProviderPageName } from './provider-tabs';
import { providerUrl } from './provider-url';

/** What a provider's page that is not there yet says of itself. */
export interface ComingSubPage {
  readonly page: ProviderPageName;
  /** What it will do for you, in a sentence. */
  readonly promise: string;
  readonly coming: readonly string[];
  readonly meanwhile: (provider: Provider) => readonly WayOn[];
}

/** Makes a page of one provider that is being built: its tabs work, and an unknown provider is still not found. */
export const subPageBeingBuilt = ({ page, promise, coming, meanwhile }: ComingSubPage) => ({
  loader: loadProvider,
  handle: pageHandle<Provider>({
    line: 'unis',
    head: ({ data: provider }) => ({
      title: `${PROVIDER_PAGES[page]} at ${provider.name}`,
      description: `${promise} This page about ${provider.name} is being built.`,
      canonical: providerPageUrl(provider, page),
      robots: 'noindex',
      image: provider.banner,
    }),
    crumbs: ({ data: provider }) => [
      ...providerCrumbs(provider),
      { label: PROVIDER_PAGES[page], to: providerPageUrl(provider, page) },
    ],
  }),
  Component: () => {
    const provider = useLoaderData() as Provider;
    return (
      <Container>
        <ProviderTabs provider={provider} current={page} />
        <BeingBuilt
          line="unis"
          title={`${PROVIDER_PAGES[page]} at ${provider.name}`}
          coming={coming}
          meanwhile={[
            { name: `Read about ${provider.name}`, href: providerUrl(provider) },
            ...meanwhile(provider),
          ]}
        >
          <p>{promise}</p>
        </BeingBuilt>
      </Container>
    );
  },
});
