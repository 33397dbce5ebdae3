import { liteClient } from 'algoliasearch/lite';
import instantsearch from 'instantsearch.js';
import type * as Connectors from 'instantsearch.js/es/connectors';
import { startSearch } from '../../domain/search/testing/fixture';

// The CommonJS build of the connectors, which has no types.
const {
  connectHits,
  connectPagination,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
} = jest.requireActual<typeof Connectors>('instantsearch.js/cjs/connectors');

let service: Awaited<ReturnType<typeof startSearch>>;

beforeAll(async () => {
  service = await startSearch();
});
afterAll(() => service.close());

type Facets = { value: string; count: number; isRefined: boolean }[];

/** Starts InstantSearch; returns what the page would show and the actions of a visitor. */
const open = async () => {
  const search = instantsearch({
    indexName: 'd10_courses',
    searchClient: liteClient('signpost', 'any-key', service.options),
    future: { preserveSharedStateOnUnmount: true },
  });
  const shown = {
    ids: [] as string[],
    titles: [] as string[],
    modes: [] as Facets,
    pages: 0,
    total: 0,
    least: 0,
  };
  const visitor: Record<'type' | 'choose' | 'sort', (value: string) => void> & {
    atLeast(salary: number): void;
  } = {
    type: () => {},
    choose: () => {},
    sort: () => {},
    atLeast: () => {},
  };
  search.addWidgets([
    connectSearchBox(({ refine }) => void (visitor.type = refine))({}),
    connectHits(({ items, results }) => {
      shown.ids = items.map(({ objectID }) => objectID);
      shown.titles = items.map(({ _highlightResult: marked }) => JSON.stringify(marked?.['title']));
      shown.total = results?.nbHits ?? 0;
    })({}),
    connectRefinementList(({ items, refine }) => {
      shown.modes = items.map(({ value, count, isRefined }) => ({ value, count, isRefined }));
      visitor.choose = refine;
    })({ attribute: 'mode', operator: 'or' }),
    connectRange(({ range, refine }) => {
      shown.least = range.min ?? 0;
      visitor.atLeast = (salary) => refine([salary, undefined]);
    })({ attribute: 'salary' }),
    connectPagination(({ nbPages }) => void (shown.pages = nbPages))({}),
    connectSortBy(({ refine }) => void (visitor.sort = refine))({
      items: ['d10_courses', 'd10_courses_salary_desc'].map((value) => ({ value, label: value })),
    }),
  ]);
  const settled = () =>
    new Promise<void>((resolve, reject) => {
      search.once('render', () => resolve());
      search.once('error', reject);
    });
  const after = async (act: () => void) => {
    const rendered = settled();
    act();
    await rendered;
    while (search.status !== 'idle') await settled();
  };
  await after(() => search.start());
  return { shown, visitor, after, close: () => search.dispose() };
};

it('works with unmodified InstantSearch: results, disjunctive facets, ranges, highlights, sorting [C-19]', async () => {
  const { shown, visitor, after, close } = await open();
  expect(shown).toMatchObject({ total: 12, pages: 1, least: 20_000 });
  expect(shown.modes).toEqual([
    { value: 'Full-time', count: 8, isRefined: false },
    { value: 'Part-time', count: 4, isRefined: false },
    { value: 'Distance learning', count: 2, isRefined: false },
  ]);

  await after(() => visitor.choose('Part-time'));
  expect(shown.total).toBe(4);
  // A disjunctive facet still counts the values that are not selected.
  expect(shown.modes).toContainEqual({ value: 'Full-time', count: 8, isRefined: false });
  expect(shown.modes).toContainEqual({ value: 'Part-time', count: 4, isRefined: true });
  await after(() => visitor.choose('Distance learning'));
  expect(shown.ids.toSorted()).toEqual(['c10', 'c11', 'c12', 'c2', 'c3', 'c6']);

  await after(() => visitor.atLeast(23_000));
  expect(shown.ids.toSorted()).toEqual(['c2', 'c3', 'c6']);

  await after(() => visitor.sort('d10_courses_salary_desc'));
  expect(shown.ids).toEqual(['c2', 'c3', 'c6']);

  await after(() => visitor.type('compu'));
  expect(shown.ids).toEqual(['c2', 'c3']);
  expect(shown.titles[0]).toContain('<mark>Compu</mark>ter Science');
  close();
});

it('shows HTML tags in data as text', async () => {
  const { shown, visitor, after, close } = await open();
  await after(() => visitor.type('sound'));
  expect(shown.titles[0]).toContain('Science of &lt;<mark>Sound</mark>&gt;');
  close();
});
