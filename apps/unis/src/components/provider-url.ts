import type { Provider, ProviderSummary } from '@signpost/api-client/unis';

/** The path of a provider's own page. */
export const providerUrl = ({ shortProviderId, slug }: Pick<Provider, 'shortProviderId' | 'slug'>): string =>
  `/explore/unis/${shortProviderId}/${slug}`;

/** Town and nation, as one reads them: "Bath, England"; "London" needs no more. */
export const placeOf = ({ address: { location, country } }: Pick<ProviderSummary, 'address'>): string =>
  location === null ? country : location === 'London' ? location : `${location}, ${country}`;
