import { plainQuery } from '../engine/query/query';
import { buildIndex } from '../testing/fixture';
import { ask } from './ask';
import { createUnderstand } from './understand';

const titles = ['Law', 'Law with French', 'Criminal Law', 'Law and Society', 'Legal Practice'];
const records = titles.flatMap((title, number) =>
  ['Bath', 'Leeds'].map((town) => ({
    objectID: `${number} ${town}`,
    title,
    town,
    provider: `University of ${town}`,
  })),
);

const startSearch = async (spread = false) => {
  const index = await buildIndex(
    {
      searchable: ['title', 'provider', 'town'],
      facets: ['town', 'provider'],
      fillers: ['and', 'with', 'of', 'university'],
      spread: spread ? { attribute: 'provider', most: 1, among: 3 } : null,
    },
    records,
  );
  const understand = createUnderstand('courses', index, {
    providers: new Map(
      ['Bath', 'Leeds'].map((town) => [town, { name: `University of ${town}`, aliases: [], town }]),
    ),
    outcodes: new Map(),
  });
  return (text: string) => {
    const { found, understood } = ask(index, { ...plainQuery, text, spread: true }, understand);
    return { understood, ids: found.documents.map((document) => index.idOf(document)) };
  };
};

it('ranks the exact title first, then the title with the fewest other words [C-19]', async () => {
  const { ids, understood } = (await startSearch())('law');
  expect(ids.slice(0, 2)).toEqual(['0 Bath', '0 Leeds']);
  expect(ids.at(-1)).toMatch(/^[123]/);
  expect(understood).toMatchObject({ matched: 'all', filters: [] });
});

it('relaxes the query to most words, and drops the filters when they exclude every record [C-19]', async () => {
  const find = await startSearch();
  expect(find('law astronomy').understood).toMatchObject({ matched: 'most', query: 'law astronomy' });
  const nowhere = find('astronomy in leeds');
  expect(nowhere.understood).toMatchObject({ matched: 'most', filters: [] });
  expect(find('zzzz').ids).toEqual([]);
});

it('returns records with most of the words only if their name has one of them [C-19]', async () => {
  const find = await startSearch();
  expect(find('astronomy in leeds').ids).toEqual([]);
  expect(find('criminal astronomy').ids.every((id) => id.startsWith('2'))).toBe(true);
});

it('leaves out records whose name has what the query excludes, until nothing else is found [C-19]', async () => {
  const find = await startSearch();
  const { ids, understood } = find('I like law but not criminal law');
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.some((id) => id.startsWith('2'))).toBe(false);
  expect(understood).toMatchObject({ query: 'law', matched: 'all', filters: [{ value: 'criminal law' }] });
  expect(find('criminal law but not law').ids.every((id) => id.startsWith('2'))).toBe(true);
});

it('suggests the spelling that matched [C-19]', async () => {
  const { understood, ids } = (await startSearch())('criminel law');
  expect(ids[0]).toMatch(/^2/);
  expect(understood.suggestion).toBe('criminal law');
});

it('limits the first hits of one provider, unless the query names it [C-19]', async () => {
  const find = await startSearch(true);
  const { ids } = find('law');
  expect(ids.slice(0, 2).map((id) => id.split(' ')[1])).toEqual(['Bath', 'Leeds']);
  expect(new Set(ids).size).toBe(ids.length);
  const named = find('law university of leeds').ids;
  expect(named.slice(0, 3).every((id) => id.endsWith('Leeds'))).toBe(true);
});
