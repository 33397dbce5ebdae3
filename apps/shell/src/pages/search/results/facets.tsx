import { t } from '@signpost/language';
import type { FacetValue } from '@signpost/api-client/search';
import { FacetGroup, PostcodeField, RadiusSelect } from '@signpost/shared-ui';
import { labelOf, searchOptions, type OfferedFacet } from '../searched';
import type { ResultsData } from './page-data';

/** Number of facet values visible before "Show all". */
const VISIBLE_VALUES = 6;

/** Sorts "Under 64 points" before "64 to 95 points". */
const placeOf = (value: string): string => (value.startsWith('Under') ? '' : value);

const optionsOf = (facet: OfferedFacet, counted: readonly FacetValue[], chosen: readonly string[]) => {
  // A chosen value without results is still shown; otherwise applying the other filters would silently drop it.
  const withoutHits = chosen.filter((value) => counted.every((known) => known.value !== value));
  const values = [...counted, ...withoutHits.map((value) => ({ value, count: 0 }))];
  const sorted = facet.isOrderedByValue
    ? values.sort((one, other) =>
        placeOf(one.value).localeCompare(placeOf(other.value), 'en', { numeric: true }),
      )
    : values;
  return sorted.map(({ value, count }) => ({ value, count, label: labelOf(facet, value) }));
};

/** The filters of a kind: distance from a postcode for kinds with places, and its facets with counts. */
export const Facets = ({ shown: { address, results, postcodeError } }: { shown: ResultsData }) => {
  const { kind, chosen, postcode, radius } = address;
  const { facets, hasPlaces } = searchOptions()[kind];
  return (
    <>
      {hasPlaces && (
        <>
          <PostcodeField
            label={t('Your postcode')}
            hint={t('To see what is near you first')}
            name="postcode"
            defaultValue={postcode ?? ''}
            error={postcodeError ?? undefined}
          />
          <RadiusSelect radius={radius} isOptional />
        </>
      )}
      {facets.map((facet) => {
        const selected = (chosen[facet.name] ?? []).map(({ name }) => name);
        const options = optionsOf(facet, results.facets[facet.name] ?? [], selected);
        return options.length === 0 ? null : (
          <FacetGroup
            key={`${kind} ${facet.name}`}
            legend={facet.legend}
            name={facet.name}
            options={options}
            selected={selected}
            shown={VISIBLE_VALUES}
            {...(facet.isCollapsed && { closed: true })}
          />
        );
      })}
    </>
  );
};
