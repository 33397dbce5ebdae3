import type { ProviderSummary } from '@signpost/api-client/unis';

/** Formats town and nation: "Bath, England"; "London" without its nation. */
export const placeOf = ({ address: { location, country } }: Pick<ProviderSummary, 'address'>): string =>
  location === null ? country : location === 'London' ? location : `${location}, ${country}`;
