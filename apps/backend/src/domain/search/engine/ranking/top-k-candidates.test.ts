import fc from 'fast-check';
import { buildIndex } from '../../testing/fixture';
import { plainQuery } from '../query/query';
import { search } from '../search';

const word = fc.constantFrom('law', 'art', 'history', 'lawn', 'hsitory', 'arts', 'music');

it('returns the same top hits whether all matches or only the candidates are measured', async () => {
  const titles = fc.sample(fc.array(word, { minLength: 1, maxLength: 4 }), { numRuns: 2500, seed: 7 });
  const index = await buildIndex(
    { searchable: ['title', 'body'] },
    titles.map((words, number) => ({
      objectID: `t${number}`,
      title: words.join(' '),
      body: titles[(number * 7) % titles.length]?.join(' '),
    })),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.nat(2), (words, cut) => {
      const text = words.join(' ').slice(0, -cut || undefined);
      const few = search(index, { ...plainQuery, text, length: 40 });
      const all = search(index, { ...plainQuery, text, length: index.size });
      expect(few.documents).toEqual(all.documents.slice(0, 40));
      expect(few.total).toBe(all.total);
    }),
    { numRuns: 150 },
  );
});
