import { FILTERS_PARAMETER } from '@signpost/api-client/filters';
import { FacetGroup, FilterPanel, TextField, type FacetOption } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import { chipsOf } from './chips';
import { SEARCH_FIELDS, SearchFields } from './fields';
import type { Found, LandingData } from './loader';
import { FILTER_TYPES, type FilterType } from './search';
import { kept } from './write-search';

const LEGENDS: Readonly<Record<FilterType, string>> = {
  mode: 'How you study',
  nation: 'Nation',
  region: 'Region',
  qualification: 'Qualification',
};

/** Choices in view before "Show all". */
const SHOWN = 6;

/** A choice that leaves nothing under the other filters is still shown, or applying would silently drop it. */
const optionsOf = (facets: Found['facets'], type: FilterType, chosen: readonly string[]): FacetOption[] => [
  ...facets[type].map(({ value, count }) => ({ value, label: value, count })),
  ...chosen
    .filter((value) => facets[type].every((facet) => facet.value !== value))
    .map((value) => ({ value, label: value, count: 0 })),
];

/** The filters beside the list: subject, place, grades, start, and how and where one studies, with counts. */
export const LandingFilters = ({ found, ...shown }: LandingData & { found: Found }) => (
  <FilterPanel
    action={LANDING}
    keep={kept(shown.search, [...SEARCH_FIELDS, 'start', FILTERS_PARAMETER])}
    applied={chipsOf({ ...shown, found }).length}
  >
    <SearchFields {...shown} found={found} />
    {FILTER_TYPES.map((type) => (
      <FacetGroup
        key={type}
        legend={LEGENDS[type]}
        name={type}
        options={optionsOf(found.facets, type, shown.search.chosen[type])}
        selected={shown.search.chosen[type]}
        shown={SHOWN}
        closed={type === 'nation' || type === 'qualification'}
      />
    ))}
    <TextField
      key={`start ${shown.search.start}`}
      label="Year it starts"
      hint="Such as 2027"
      name="start"
      inputMode="numeric"
      maxLength={4}
      size={6}
      defaultValue={shown.search.start ?? ''}
    />
  </FilterPanel>
);
