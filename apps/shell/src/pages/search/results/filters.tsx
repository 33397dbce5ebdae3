import { FILTERS_PARAMETER } from '@signpost/api-client/filters';
import { FilterPanel } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { hiddenFields, pathOf } from '../write-address';
import type { ResultsData } from './page-data';
import { Facets } from './parts';

/** The filters beside the results, or behind a button on a phone. */
export const ResultsFilters = ({ shown }: { shown: ResultsData }) => {
  const { address, results } = shown;
  const { kind } = address;
  return (
    <FilterPanel
      action={pathOf(kind)}
      keep={hiddenFields(address, ['postcode', 'radius', FILTERS_PARAMETER])}
      count={KINDS[kind].counted(results.total)}
    >
      <Facets.Component shown={shown} />
    </FilterPanel>
  );
};
