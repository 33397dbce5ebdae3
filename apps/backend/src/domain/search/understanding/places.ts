import type { SearchIndex } from '../engine/index/search-index';
import type { Entry } from './vocabulary';

const ATTRIBUTES = ['town', 'region', 'country'] as const;

/** Names of places that are not the facet's own. */
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

/** The towns, regions and nations of an index's records. A region that has a town's or a nation's name stands for it, and a town that is called like a city in short is not meant. */
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
