import type { FacetValue } from '@signpost/api-client/search';
import { FacetGroup, PostcodeField, Select } from '@signpost/shared-ui';
import { labelOf, SEARCHED, type OfferedFacet } from '../searched';
import { distanceOptions } from './distances';
import type { ResultsData } from './loader';

/** Values of a facet in view before "Show all". */
const IN_VIEW = 6;

/** "Under 64 points" comes before "64 to 95 points". */
const placeOf = (value: string): string => (value.startsWith('Under') ? '' : value);

const optionsOf = (facet: OfferedFacet, counted: readonly FacetValue[], chosen: readonly string[]) => {
  // A choice that leaves nothing is still shown, or applying the others would silently drop it.
  const gone = chosen.filter((value) => counted.every((known) => known.value !== value));
  const values = [...counted, ...gone.map((value) => ({ value, count: 0 }))];
  const sorted = facet.inOrder
    ? values.sort((one, other) =>
        placeOf(one.value).localeCompare(placeOf(other.value), 'en', { numeric: true }),
      )
    : values;
  return sorted.map(({ value, count }) => ({ value, count, label: labelOf(facet, value) }));
};

/** The filters of a kind: distance from a postcode where its things have places, and its facets with counts. */
export const Facets = ({ shown: { address, results, postcodeError } }: { shown: ResultsData }) => {
  const { kind, chosen, postcode, radius } = address;
  const { facets, located } = SEARCHED[kind];
  return (
    <>
      {located && (
        <>
          <PostcodeField
            key={`postcode ${postcode}`}
            label="Your postcode"
            hint="To see what is near you first"
            name="postcode"
            defaultValue={postcode ?? ''}
            error={postcodeError ?? undefined}
          />
          <Select
            key={`radius ${radius}`}
            label="How far you would go"
            name="radius"
            options={distanceOptions(radius)}
            defaultValue={String(radius ?? '')}
          />
        </>
      )}
      {facets.map((facet) => {
        const selected = chosen[facet.name] ?? [];
        const options = optionsOf(facet, results.facets[facet.name] ?? [], selected);
        return options.length === 0 ? null : (
          <FacetGroup
            key={`${kind} ${facet.name}`}
            legend={facet.legend}
            name={facet.name}
            options={options}
            selected={selected}
            shown={IN_VIEW}
            {...(facet.closed && { closed: true })}
          />
        );
      })}
    </>
  );
};
