import { t } from '@signpost/language';
import type { ProviderSummary } from '@signpost/api-client/unis';

/** Explains in a sentence why a provider has no TEF award; null when it has one. */
export const whyNoTef = ({
  tef,
  address: { country },
}: Pick<ProviderSummary, 'tef' | 'address'>): string | null => {
  if (tef?.overall) return null;
  if (tef) return t('The panel has not given this provider an overall award.');
  return country === 'England'
    ? t('This provider has no TEF award. Those with few undergraduates do not have to take part.')
    : t(
        'TEF is for England. Universities and colleges in {country} can choose to take part, and most do not.',
        { country },
      );
};
