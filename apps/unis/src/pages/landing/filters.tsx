import { t } from '@signpost/language';
import { FILTERS_PARAMETER } from '@signpost/api-client/filters';
import { FilterPanel } from '@signpost/shared-ui';
import { kept } from './form-fields';
import type { LandingData } from './page-data';
import { FilterFields } from './parts';
import { LANDING } from './write-search';

/** Filters beside the list, or behind a button on phones. */
export const LandingFilters = ({ shown }: { shown: LandingData }) => (
  <FilterPanel
    action={LANDING}
    keep={kept(shown.search, ['postcode', 'radius', FILTERS_PARAMETER])}
    count={t('{total, plural, one {# place} other {# places}}', { total: shown.results.total })}
  >
    <FilterFields.Component shown={shown} />
  </FilterPanel>
);
