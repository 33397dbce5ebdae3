import { t } from '@signpost/language';
import { CheckboxGroup, FilterPanel, RadiusSelect } from '@signpost/shared-ui';
import { DISTANCES, LEVELS, type NearbySearch } from './search';

interface NearbyFiltersProps {
  path: string;
  search: NearbySearch;
  /** The number of vacancies found; omitted when they could not be loaded. */
  total: number | undefined;
}

/** Filter form for distance and level; works without JavaScript. */
export const NearbyFilters = ({ path, search, total }: NearbyFiltersProps) => (
  <FilterPanel
    action={path}
    count={
      total === undefined ? undefined : t('{total, plural, one {# vacancy} other {# vacancies}}', { total })
    }
  >
    <RadiusSelect label={t('How far from here')} radius={search.radius} radii={DISTANCES} />
    <CheckboxGroup
      legend={t('Level')}
      hint={t('None ticked shows all.')}
      name="level"
      options={LEVELS.map(({ value, label, hint }) => ({ value: String(value), label: `${label}, ${hint}` }))}
      defaultValues={search.levels.map(String)}
    />
  </FilterPanel>
);
