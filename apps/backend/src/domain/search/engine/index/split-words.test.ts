import { buildIndex } from '../../testing/fixture';
import type { SearchQuery } from '../query/query';
import { plainQuery } from '../query/query';
import type { SearchRecord } from './record';
import { search } from '../search';
import type { SearchIndex } from './search-index';

const ids = (index: SearchIndex, query: Partial<SearchQuery>) =>
  search(index, { ...plainQuery, ...query }).documents.map((document) => index.record(document).objectID);

const titled = (...titles: string[]): SearchRecord[] =>
  titles.map((title, number) => ({ objectID: String(number).padStart(2, '0'), title }));

describe('word matching', () => {
  it('ignores accents, apostrophes, case and plural', async () => {
    const index = await buildIndex({}, titled('Café CULTURES', 'Women’s studies'));
    expect(ids(index, { text: 'cafe culture', prefix: 'none', typos: 'none' })).toEqual(['00']);
    expect(ids(index, { text: "women's study", prefix: 'none', typos: 'none' })).toEqual(['01']);
    expect(ids(index, { text: 'study', prefix: 'none', typos: 'none', plurals: false })).toEqual([]);
  });

  it('matches synonyms, including phrases, in both directions unless synonyms are off', async () => {
    const index = await buildIndex(
      { synonyms: [['computer science', 'cs']] },
      titled('Computer Science', 'CS for all'),
    );
    expect(ids(index, { text: 'cs' }).toSorted()).toEqual(['00', '01']);
    expect(ids(index, { text: 'computer science' })).toEqual(['00', '01']);
    expect(ids(index, { text: 'cs', synonyms: false })).toEqual(['01']);
  });

  it('finds a translated title by its meaning, and no title by a translation of its words', async () => {
    const index = await buildIndex(
      { translations: { history: ['hanes'] } },
      titled('Hanes a Cherddoriaeth', 'History'),
    );
    expect(ids(index, { text: 'history' }).toSorted()).toEqual(['00', '01']);
    expect(ids(index, { text: 'hanes' })).toEqual(['00']);
  });

  it('matches prefixes of words as the prefix option says', async () => {
    const index = await buildIndex({}, titled('Computing physics'));
    const found = (text: string, prefix: SearchQuery['prefix']) => ids(index, { text, prefix }).length;
    expect([found('physics comp', 'last'), found('comp physics', 'last')]).toEqual([1, 0]);
    expect([found('comp phys', 'all'), found('comp', 'none')]).toEqual([1, 0]);
  });

  it('drops words from either end when no record holds them all', async () => {
    const index = await buildIndex({}, titled('law', 'french'));
    const found = (removeWords: SearchQuery['removeWords']) =>
      ids(index, { text: 'law french', removeWords });
    expect(found('none')).toEqual([]);
    expect(found('lastWords')).toEqual(['00']);
    expect(found('firstWords')).toEqual(['01']);
    expect(found('allOptional')).toEqual(['00', '01']);
  });

  it('limits typing errors as the typos option says', async () => {
    const index = await buildIndex({}, titled('geography', 'geograhpy', 'geogarhpy'));
    const found = (typos: SearchQuery['typos']) => ids(index, { text: 'geography', typos });
    expect([found('none'), found('min'), found('strict'), found('any')].map(({ length }) => length)).toEqual([
      1, 1, 2, 3,
    ]);
  });
});
