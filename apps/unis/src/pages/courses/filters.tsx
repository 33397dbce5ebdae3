import { t } from '@signpost/language';
import type { CoursePage } from '@signpost/api-client/courses';
import { FILTERS_PARAMETER } from '@signpost/api-client/filters';
import { FilterPanel } from '@signpost/shared-ui';
import { FilterFields } from './filters-part';
import { fieldsOf, type CoursesSearch } from './search';

interface CoursesFiltersProps {
  path: string;
  search: CoursesSearch;
  facets: CoursePage['facets'];
  /** The number of courses found; omitted when they could not be loaded. */
  total: number | undefined;
}

/** Filters with counts: words, subject, qualification and mode of study. */
export const CoursesFilters = ({ path, search, facets, total }: CoursesFiltersProps) => (
  <FilterPanel
    action={path}
    keep={fieldsOf(search, ['q', 'exact', FILTERS_PARAMETER])}
    count={
      total === undefined ? undefined : t('{total, plural, one {# course} other {# courses}}', { total })
    }
  >
    <FilterFields.Component search={search} facets={facets} />
  </FilterPanel>
);
