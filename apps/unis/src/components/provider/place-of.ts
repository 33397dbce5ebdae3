import { t } from '@signpost/language';
import type { ProviderSummary } from '@signpost/api-client/unis';
import { nationName } from '@signpost/api-client/nations';

/** Formats town and nation: "Bath, England"; "London" without its nation. */
export const placeOf = ({ address: { location, country } }: Pick<ProviderSummary, 'address'>): string => {
  if (location === 'London') return t('London');
  return location === null ? nationName(country) : `${location}, ${nationName(country)}`;
};
