import fc from 'fast-check';
import { buildIndex } from '../testing/fixture';
import { countFacet, facetStatistics } from './query/facets';
import type { Filter } from './query/filter';
import type { SearchQuery } from './query/query';
import { plainQuery } from './query/query';
import type { SearchRecord } from './index/record';
import { search } from './search';
import type { SearchIndex } from './index/search-index';

const ids = (index: SearchIndex, query: Partial<SearchQuery>) =>
  search(index, { ...plainQuery, ...query }).documents.map((document) => index.record(document).objectID);

const titled = (...titles: string[]): SearchRecord[] =>
  titles.map((title, number) => ({ objectID: String(number).padStart(2, '0'), title }));

const colours = ['red', 'green', 'blue'] as const;
const record = fc.record({
  title: fc.constantFrom('apple', 'apple pie', 'pear tart', 'plum'),
  colour: fc.subarray([...colours]),
  price: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
});
type Fruit = { objectID: string; title: string; colour: string[]; price: number | null };

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('facet' as const),
    attribute: fc.constant('colour'),
    value: fc.constantFrom(...colours, 'RED', 'none'),
  }),
  fc.record({
    kind: fc.constant('number' as const),
    attribute: fc.constantFrom('price', 'nothing'),
    from: fc.integer({ min: -1, max: 9 }),
    to: fc.integer({ min: 0, max: 10 }),
    open: fc.boolean(),
  }),
);
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), part: tie('filter') }),
  ),
}));

/** Reference implementation of filters. */
const holds = (fruit: Fruit, filterToTest: Filter): boolean => {
  switch (filterToTest.kind) {
    case 'and':
      return filterToTest.parts.every((part) => holds(fruit, part));
    case 'or':
      return filterToTest.parts.some((part) => holds(fruit, part));
    case 'not':
      return !holds(fruit, filterToTest.part);
    case 'facet':
      return fruit.colour.includes(filterToTest.value.toLowerCase());
    case 'number': {
      const { price } = fruit;
      if (filterToTest.attribute !== 'price' || price === null) return false;
      return filterToTest.open
        ? price > filterToTest.from && price < filterToTest.to
        : price >= filterToTest.from && price <= filterToTest.to;
    }
    case 'within':
    case 'inside':
      return false;
  }
};

it('finds the same records and facet counts by any filter as a scan of all records', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record, { maxLength: 70 }), filter, async (made, filterToTest) => {
      const fruits = made.map((fruit, number): Fruit => ({ ...fruit, objectID: `f${number}` }));
      const index = await buildIndex({ facets: ['colour', 'price'] }, [...fruits]);
      const found = search(index, { ...plainQuery, filter: filterToTest, length: 1000 });
      const expected = fruits.filter((fruit) => holds(fruit, filterToTest));
      expect(found.total).toBe(expected.length);
      expect(found.documents.map((document) => index.record(document).objectID).toSorted()).toEqual(
        expected.map(({ objectID }) => objectID).toSorted(),
      );
      const counts = colours.map((value) => ({
        value,
        count: expected.filter(({ colour }) => colour.includes(value)).length,
      }));
      expect(countFacet(index, 'colour', found.matched, 'alpha')).toEqual(
        counts.filter(({ count }) => count > 0).toSorted((one, other) => (one.value < other.value ? -1 : 1)),
      );
      const prices = expected.flatMap(({ price }) => price ?? []);
      expect(facetStatistics(index, 'price', found.matched)?.sum ?? 0).toBe(
        prices.reduce((sum, each) => sum + each, 0),
      );
    }),
    { numRuns: 150 },
  );
});

const names = ['biochemistry', 'archaeology', 'engineering', 'philosophy', 'geography', 'dancing', 'nursing'];
const alphabet = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

it('finds a word of six letters or more with any single typing error', async () => {
  const index = await buildIndex({}, titled(...names));
  fc.assert(
    fc.property(fc.nat(names.length - 1), fc.nat(20), alphabet, fc.nat(3), (chosen, at, letter, kind) => {
      const name = names[chosen] ?? '';
      const place = at % (name.length - 1);
      const [before, rest] = [name.slice(0, place), name.slice(place)];
      const typed = [
        before + letter + rest,
        before + rest.slice(1),
        before + letter + rest.slice(1),
        before + rest.charAt(1) + rest.charAt(0) + rest.slice(2),
      ][kind];
      for (const prefix of ['last', 'none'] as const) {
        expect(ids(index, { text: typed ?? '', prefix })).toContain(String(chosen).padStart(2, '0'));
      }
    }),
    { numRuns: 400 },
  );
});

it('returns the top hits in the same order for every page size', async () => {
  const index = await buildIndex(
    {},
    titled(...Array.from({ length: 300 }, (_none, n) => `law ${'and art '.repeat(n % 7)}`)),
  );
  const all = ids(index, { text: 'law art', removeWords: 'none', length: 1000 });
  expect(all).toHaveLength(new Set(all).size);
  for (const [offset, length] of [
    [0, 1],
    [7, 20],
    [250, 100],
  ] as const) {
    expect(ids(index, { text: 'law art', offset, length })).toEqual(all.slice(offset, offset + length));
  }
});

describe('ranking criteria in order', () => {
  it.each([
    ['typing errors', 'design', ['Desing', 'Design']],
    ['two errors after one', 'geography', ['Geogarhpy', 'Geograhpy', 'Geography']],
    ['proximity', 'web design', ['Design for the web', 'Web and game design', 'Web design']],
    ['word order', 'art history', ['History art', 'Art history']],
    ['position in the text', 'law', ['The practice of law', 'Law of the sea']],
    ['exactness', 'art', ['Artificial', 'Art']],
  ])('%s', async (_criterion, text, worstFirst) => {
    const index = await buildIndex({}, titled(...worstFirst));
    const found = ids(index, { text }).map((id) => worstFirst[Number(id)]);
    expect(found).toEqual(worstFirst.toReversed());
  });

  it('ranks by words found when not all are required', async () => {
    const index = await buildIndex({}, titled('Law', 'Law and French'));
    expect(ids(index, { text: 'french law', optional: ['french'] })).toEqual(['01', '00']);
  });

  it('ranks by the order of the searchable attributes', async () => {
    const records = [
      { objectID: 'a', title: 'Welsh', town: 'Bath' },
      { objectID: 'b', title: 'Bath studies', town: 'Leeds' },
    ];
    const index = await buildIndex({ searchable: ['title', 'town'] }, records);
    expect(ids(index, { text: 'bath' })).toEqual(['b', 'a']);
    expect(ids(index, { text: 'bath', attributes: ['town'] })).toEqual(['a']);
  });

  it('ranks by errors, distance, preferences, the ranking of the index and the id, in this order', async () => {
    const at = (lat: number) => ({ _geoloc: { lat, lng: 0 } });
    const records = [
      { objectID: 'far', title: 'law', kind: 'x', rank: 9, ...at(55) },
      { objectID: 'near', title: 'law', kind: 'y', rank: 1, ...at(51) },
      { objectID: 'also near', title: 'law', kind: 'y', rank: 1, ...at(51) },
      { objectID: 'nowhere', title: 'law', kind: 'y', rank: 9 },
    ];
    const ranking = [{ attribute: 'rank', descending: true }];
    const index = await buildIndex({ facets: ['kind'], ranking }, records);
    const point = { lat: 50, lng: 0, radius: null, precision: 1 };
    expect(ids(index, { text: 'law', near: point })).toEqual(['also near', 'near', 'far', 'nowhere']);
    expect(ids(index, { text: 'law' })).toEqual(['far', 'nowhere', 'also near', 'near']);
    const preferences = [[{ filter: { kind: 'facet', attribute: 'kind', value: 'y' }, score: 1 } as const]];
    expect(ids(index, { text: 'law', preferences })).toEqual(['nowhere', 'also near', 'near', 'far']);
  });
});
