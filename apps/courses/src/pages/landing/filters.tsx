import { FILTERS_PARAMETER } from '@signpost/api-client/filters';
import { FilterPanel } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import { chipsOf } from './chips';
import { FilterFields } from './filter-fields-part';
import type { WithFound } from './page-data';
import { SEARCH_FIELDS } from './search/search';
import { hiddenFields } from './search/write-search';

/** Filters beside the list, or behind a button on phones. */
export const LandingFilters = ({ shown }: { shown: WithFound }) => (
  <FilterPanel
    action={LANDING}
    keep={hiddenFields(shown.search, [...SEARCH_FIELDS, 'start', FILTERS_PARAMETER])}
    applied={chipsOf(shown).length}
  >
    <FilterFields.Component shown={shown} />
  </FilterPanel>
);
