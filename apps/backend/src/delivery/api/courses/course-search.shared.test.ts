import { UNIQUE_WORD } from '../../../domain/courses/course-fixture';
import type { TestApp } from '../../../testing/app';
import { courseListSchema } from './schema';

export const courseSearchTests = (backend: TestApp): void => {
  describe('lists of courses by text', () => {
    const list = async (parameters: Record<string, string> = {}) => {
      const answer = await backend.get('/api/v1/courses', { query: UNIQUE_WORD, ...parameters });
      expect(answer.statusCode).toBe(200);
      return courseListSchema.parse(answer.json());
    };
    const titles = ({ results }: { results: { title: string }[] }) =>
      results.map(({ title }) => title.replace(UNIQUE_WORD, '*'));

    it('returns courses in the order of the search service: exact titles, then titles with the fewest other words [C-04] [C-19]', async () => {
      const page = await list({ limit: '100' });
      expect(titles(page)[0]).toBe('*');
      expect(titles(page).slice(1, 3)).toEqual(['* with Computing', 'Applied *']);
      const searched = await backend.app.inject({
        method: 'POST',
        url: '/search/1/indexes/d10_courses/query',
        payload: { query: UNIQUE_WORD, hitsPerPage: 100 },
      });
      const { hits } = searched.json<{ hits: { objectID: string }[] }>();
      expect(page.results.map(({ id }) => id)).toEqual(hits.map(({ objectID }) => objectID));
    });

    it('applies filters named in the query, reports them, and ignores them on request [C-04] [C-19]', async () => {
      const there = await list({ query: `${UNIQUE_WORD} in cardiff` });
      expect(titles(there)).toEqual(['*']);
      expect(there.understood).toMatchObject({
        query: UNIQUE_WORD.toLowerCase(),
        matched: 'all',
        filters: [{ attribute: 'town', value: 'Cardiff', text: 'in cardiff', without: UNIQUE_WORD }],
      });
      const words = await list({ query: `${UNIQUE_WORD} cardiff`, enableRules: 'false' });
      expect(words.understood).toBeUndefined();
      expect(titles(words)).toContain('*');
      expect((await list({ query: `${UNIQUE_WORD} in cardiff`, enableRules: 'false' })).total).toBe(0);
    });

    it('relaxes the query to most of its words when no course has all, and reports it [C-04] [C-19]', async () => {
      const page = await list({ query: `${UNIQUE_WORD} qqzz` });
      expect([page.total, page.understood?.matched]).toEqual([5, 'most']);
      expect((await list({ query: 'qqzz' })).total).toBe(0);
    });
  });
};
