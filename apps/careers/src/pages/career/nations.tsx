import type { CareerCountry } from '@signpost/api-client/careers';
import { LinkChips } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import type { CareerData } from './page-data';

/** Display names of the four nations (K-08). */
export const NATIONS: Readonly<Record<CareerCountry, string>> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
};

/** Links that choose the nation of the figures (K-08); they work without JavaScript. */
export const NationPicker = ({ career, pathwayId, country }: CareerData) => (
  <nav aria-label="Nation">
    <LinkChips
      label="Nation"
      chips={Object.entries(NATIONS).map(([id, label]) => ({
        label,
        href: `${careerUrl(career, pathwayId)}${id === 'england' ? '' : `?country=${id}`}#jobs`,
        current: id === country,
      }))}
    />
  </nav>
);
