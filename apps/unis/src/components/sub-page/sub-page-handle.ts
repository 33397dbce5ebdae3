import type { Provider } from '@signpost/api-client/unis';
import { sampleHead } from '@signpost/shared-ui';
import { pageHandle, type HeadModel, type JsonLd, breadcrumbList } from '@signpost/federation/contract';
import { providerCrumbs } from '../provider/provider-crumbs';
import {
  PROVIDER_PAGES,
  providerPageTitle,
  providerPageUrl,
  type ProviderPageName,
} from '../provider/provider-tabs';

/** Minimum loader data of a provider's sub-page. */
export interface SubPageData {
  readonly provider: Provider;
}

/** Head data of one sub-page. */
interface About<Data> {
  readonly description: (data: Data) => string;
  /** Added to the title when a visitor's choice in the address narrows the page. */
  readonly robots?: (data: Data) => HeadModel['robots'];
  /** Whether the page holds nothing but sample data. */
  readonly isSample?: (data: Data) => boolean;
  readonly jsonLd?: (data: Data, url: URL) => readonly JsonLd[];
}

/**
 * Creates the head and breadcrumb of a provider's sub-page; the canonical address has the correct name and no choices.
 */
export const subPageHandle = <Data extends SubPageData>(page: ProviderPageName, about: About<Data>) => {
  const crumbsOf = (provider: Provider) => [
    ...providerCrumbs(provider),
    { label: PROVIDER_PAGES[page], to: providerPageUrl(provider, page) },
  ];
  return pageHandle<Data>({
    reading: true,
    line: 'unis',
    head: ({ data, url }) => {
      const robots = about.robots?.(data);
      const texts = {
        title: providerPageTitle(data.provider, page),
        description: about.description(data),
      };
      return {
        ...texts,
        ...(about.isSample?.(data) && sampleHead(texts)),
        canonical: providerPageUrl(data.provider, page),
        image: data.provider.banner,
        ...(robots && { robots }),
        jsonLd: [breadcrumbList(crumbsOf(data.provider), url), ...(about.jsonLd?.(data, url) ?? [])],
      };
    },
    crumbs: ({ data }) => crumbsOf(data.provider),
  });
};
