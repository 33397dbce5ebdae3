import { useLoaderData } from 'react-router-dom';
import type { Provider } from '@signpost/api-client/unis';
import { pageHandle } from '@signpost/federation/contract';
import { BeingBuilt, Container } from '@signpost/shared-ui';
import { loadProvider } from './load-provider';
import { providerCrumbs } from './provider-crumbs';
import { providerUrl } from './provider-url';

/** What a page about a provider, beside its own pages, says of itself until it is there. */
export interface ComingProviderPage {
  /** Its address is `/explore/{path}/{uniId}`. */
  readonly path: string;
  readonly title: (providerName: string) => string;
  /** What it will do for you, in a sentence. */
  readonly promise: string;
  readonly coming: readonly string[];
}

/** Makes a page about one provider that is being built; an unknown provider is not found. */
export const providerPageBeingBuilt = ({ path, title, promise, coming }: ComingProviderPage) => {
  const urlOf = ({ shortProviderId }: Provider) => `/explore/${path}/${shortProviderId}`;
  return {
    loader: loadProvider,
    handle: pageHandle<Provider>({
      line: 'unis',
      head: ({ data: provider }) => ({
        title: title(provider.name),
        description: `${promise} This page is being built.`,
        canonical: urlOf(provider),
        robots: 'noindex',
      }),
      crumbs: ({ data: provider }) => [
        ...providerCrumbs(provider),
        { label: title(provider.name), to: urlOf(provider) },
      ],
    }),
    Component: () => {
      const provider = useLoaderData() as Provider;
      const home = providerUrl(provider);
      return (
        <Container>
          <BeingBuilt
            line="unis"
            title={title(provider.name)}
            coming={coming}
            meanwhile={[
              { name: `Read about ${provider.name}`, href: home },
              { name: 'See similar places to study', href: `${home}#similar` },
            ]}
          >
            <p>{promise}</p>
          </BeingBuilt>
        </Container>
      );
    },
  };
};
