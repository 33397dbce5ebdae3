import { CheckboxGroup, FilterPanel, Select } from '@signpost/shared-ui';
import { DISTANCES, LEVELS, type NearbySearch } from './search';

/** Filter form for distance and level; works without JavaScript. */
export const NearbyFilters = ({ path, search }: { path: string; search: NearbySearch }) => (
  <FilterPanel action={path} applied={search.levels.length} apply="Show apprenticeships">
    <Select
      key={search.radius}
      label="How far from here"
      name="radius"
      options={DISTANCES.map((distance) => ({ value: String(distance), label: `${distance} miles` }))}
      defaultValue={String(search.radius)}
    />
    <CheckboxGroup
      key={search.levels.join()}
      legend="Level"
      hint="None ticked shows all."
      name="level"
      options={LEVELS.map(({ value, label, hint }) => ({ value, label: `${label}, ${hint}` }))}
      defaultValues={search.levels.map(String)}
    />
  </FilterPanel>
);
