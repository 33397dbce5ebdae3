import type { SearchIndex } from '../engine/index/search-index';
import type { Entry } from './vocabulary';

const ATTRIBUTES = ['town', 'region', 'country'] as const;

/** Alternative names of places, beside the facet's own values. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Yorkshire and The Humber': ['Yorkshire', 'Humberside'],
  'East of England': ['East Anglia'],
  'Newcastle upon Tyne': ['Newcastle'],
  'Stoke-on-Trent': ['Stoke'],
  'Kingston upon Thames': ['Kingston'],
  'Royal Leamington Spa': ['Leamington Spa', 'Leamington'],
  'St Andrews': ['Saint Andrews'],
};

const shortNames = new Set(Object.values(OTHER_NAMES).flat());

/** The towns, regions and nations of an index's records. A region that shares its name with a town or nation also stands for it; a town whose name is the short form of a city's is not matched. */
export const placeEntries = function* ({ facets }: SearchIndex): Generator<Entry> {
  const regions = new Set(facets.get('region')?.names);
  const countries = new Set(facets.get('country')?.names);
  for (const attribute of ATTRIBUTES) {
    for (const value of facets.get(attribute)?.names ?? []) {
      if (attribute === 'town' && (regions.has(value) || countries.has(value) || shortNames.has(value)))
        continue;
      if (attribute === 'region' && countries.has(value)) continue;
      const phrases = [value, ...(OTHER_NAMES[value] ?? [])];
      yield { attribute, values: [value], label: `In ${value}`, needs: 'nothing', phrases };
    }
  }
};
