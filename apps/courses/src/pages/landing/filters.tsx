import { t } from '@signpost/language';
import { FILTERS_PARAMETER } from '@signpost/api-client/filters';
import { FilterPanel } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import { FilterFields } from './filter-fields-part';
import type { WithFound } from './page-data';
import { SEARCH_FIELDS } from './search/search';
import { hiddenFields } from './search/write-search';

/** Filters beside the list, or behind a button on phones. */
export const LandingFilters = ({ shown }: { shown: WithFound }) => (
  <FilterPanel
    action={LANDING}
    keep={hiddenFields(shown.search, [...SEARCH_FIELDS, 'start', FILTERS_PARAMETER])}
    count={t('{total, plural, one {# course} other {# courses}}', { total: shown.found.total })}
  >
    <FilterFields.Component shown={shown} />
  </FilterPanel>
);
