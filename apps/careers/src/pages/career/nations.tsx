import { t } from '@signpost/language';
import type { CareerCountry } from '@signpost/api-client/careers';
import { LinkChips } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import type { CareerData } from './page-data';

/** Display names of the four nations (K-08). */
export const NATIONS: Readonly<Record<CareerCountry, string>> = {
  get england() {
    return t('England');
  },
  get scotland() {
    return t('Scotland');
  },
  get wales() {
    return t('Wales');
  },
  get 'northern-ireland'() {
    return t('Northern Ireland');
  },
};

/** Links that choose the nation of the figures (K-08); they work without JavaScript. */
export const NationPicker = ({ career, pathwayId, country }: CareerData) => (
  <nav aria-label={t('Nation')}>
    <LinkChips
      label={t('Nation')}
      chips={Object.entries(NATIONS).map(([id, label]) => ({
        label,
        href: `${careerUrl(career, pathwayId)}${id === 'england' ? '' : `?country=${id}`}#jobs`,
        current: id === country,
      }))}
    />
  </nav>
);
