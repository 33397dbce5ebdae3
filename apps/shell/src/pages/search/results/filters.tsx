import { FILTERS_PARAMETER } from '@signpost/api-client/filters';
import { FilterPanel } from '@signpost/shared-ui';
import { hiddenFields, pathOf } from '../write-address';
import type { ResultsData } from './page-data';
import { Facets } from './parts';

/** The filters beside the results, or behind a button on a phone. */
export const ResultsFilters = ({ shown }: { shown: ResultsData }) => {
  const { address, near } = shown;
  const { chosen, kind } = address;
  const applied = Object.values(chosen).reduce((sum, values) => sum + values.length, near ? 1 : 0);
  return (
    <FilterPanel
      action={pathOf(kind)}
      keep={hiddenFields(address, ['postcode', 'radius', FILTERS_PARAMETER])}
      applied={applied}
    >
      <Facets.Component shown={shown} />
    </FilterPanel>
  );
};
