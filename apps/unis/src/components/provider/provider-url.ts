import type { Provider, ProviderSummary } from '@signpost/api-client/unis';

/** Returns the path of a provider's own page. */
export const providerUrl = ({ shortProviderId, slug }: Pick<Provider, 'shortProviderId' | 'slug'>): string =>
  `/explore/unis/${shortProviderId}/${slug}`;

/** Formats town and nation: "Bath, England"; "London" without its nation. */
export const placeOf = ({ address: { location, country } }: Pick<ProviderSummary, 'address'>): string =>
  location === null ? country : location === 'London' ? location : `${location}, ${country}`;
