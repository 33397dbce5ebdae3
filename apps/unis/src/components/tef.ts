import { t } from '@signpost/language';
import type { Provider } from '@signpost/api-client/unis';
import { awardName } from '@signpost/shared-ui';

/** Explains in a sentence why a provider has no TEF award; null when it has one. */
export const whyNoTef = ({ tef, address: { country } }: Pick<Provider, 'tef' | 'address'>): string | null => {
  if (tef?.overall) return null;
  if (tef && tef.parents.length > 0) {
    const awards = tef.parents.flatMap(({ name, overall }) =>
      overall ? [`${name}: ${awardName(overall)}`] : [],
    );
    return t('It has no award of its own. The universities that run it have: {awards}.', {
      awards: awards.join('; '),
    });
  }
  if (tef) return t('The panel has not given this provider an overall award.');
  return country === 'England'
    ? t('This provider has no TEF award. Those with few undergraduates do not have to take part.')
    : t(
        'TEF is for England. Universities and colleges in {country} can choose to take part, and most do not.',
        { country },
      );
};
