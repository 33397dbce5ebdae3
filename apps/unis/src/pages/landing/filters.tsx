import { FILTERS_PARAMETER } from '@signpost/api-client/filters';
import { FILTER_TYPES, type Facet, type ProviderFilterType } from '@signpost/api-client/unis';
import { FacetGroup, FilterPanel, PostcodeField, Select } from '@signpost/shared-ui';
import { kept } from './form-fields';
import type { LandingData } from './page-data';
import { LANDING } from './write-search';

/** Filters with checkboxes; the subject is a select. */
const TICKED = {
  mode: 'How you study',
  tariff: 'Typical entry points',
  country: 'Nation',
  region: 'Region',
  tef: 'Teaching rating (TEF)',
} as const;

/** Rarely used filters: collapsed until used, to keep the panel short. */
const CLOSED: readonly string[] = ['region', 'tef'];

const DISTANCES = [
  { value: '', label: 'Any distance' },
  ...[5, 10, 25, 50, 100, 200].map((miles) => ({ value: String(miles), label: `Within ${miles} miles` })),
];

/** A selected option without results is still shown, because otherwise submitting the form would drop it silently. */
const withChosen = (facets: readonly Facet[], chosen: readonly string[]): Facet[] => [
  ...facets,
  ...chosen
    .filter((value) => facets.every((facet) => facet.value !== value))
    .map((value) => ({ value, label: value, count: 0 })),
];

const distances = (radius: number | null) =>
  radius === null || DISTANCES.some(({ value }) => value === String(radius))
    ? DISTANCES
    : [...DISTANCES, { value: String(radius), label: `Within ${radius} miles` }];

/**
 * Returns subjects by name, each with the number of providers under the other filters; subjects without any are left
 * out.
 */
const subjectOptions = (subjects: readonly Facet[], [chosen]: readonly string[]) => [
  { value: '', label: 'Any subject' },
  ...withChosen(subjects, chosen ? [chosen] : [])
    .filter(({ value, count }) => count > 0 || value === chosen)
    .map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en')),
];

/** Filters with counts: subject and mode, distance from a postcode, nation, region and teaching rating. */
export const LandingFilters = ({ search, results: { facets }, postcodeError }: LandingData) => (
  <FilterPanel
    action={LANDING}
    keep={kept(search, ['postcode', 'radius', FILTERS_PARAMETER])}
    applied={FILTER_TYPES.reduce((sum, type) => sum + search.chosen[type].length, search.postcode ? 1 : 0)}
  >
    <Select
      key={`subject ${search.chosen.subject[0]}`}
      label="Subject"
      name="subject"
      options={subjectOptions(facets.subject, search.chosen.subject)}
      defaultValue={search.chosen.subject[0] ?? ''}
    />
    <PostcodeField
      key={`postcode ${search.postcode}`}
      label="Your postcode"
      hint="To see how far each one is from you"
      name="postcode"
      defaultValue={search.postcode ?? ''}
      error={postcodeError ?? undefined}
    />
    <Select
      key={`radius ${search.radius}`}
      label="How far you would go"
      name="radius"
      options={distances(search.radius)}
      defaultValue={String(search.radius ?? '')}
    />
    {(Object.keys(TICKED) as Exclude<ProviderFilterType, 'subject'>[]).map((type) => (
      <FacetGroup
        key={type}
        legend={TICKED[type]}
        name={type}
        options={withChosen(facets[type], search.chosen[type])}
        selected={search.chosen[type]}
        closed={CLOSED.includes(type)}
      />
    ))}
  </FilterPanel>
);
