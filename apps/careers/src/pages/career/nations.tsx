import type { CareerCountry } from '@signpost/api-client/careers';
import { LinkChips } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import type { CareerData } from './loader';

/** The four nations whose careers can be asked for (K-08), as they are called. */
export const NATIONS: Readonly<Record<CareerCountry, string>> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
};

/** Chooses the nation whose figures are shown (K-08): links, so it works as it is. */
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
