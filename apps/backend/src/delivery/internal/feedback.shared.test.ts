import { deleteOldFeedback } from '../../domain/feedback/retention';
import type { TestApp } from '../../testing/app';

export const feedbackTests = (backend: TestApp): void => {
  describe('feedback about pages and searches', () => {
    const PAGE = { path: '/explore/unis', owner: 'unis', release: '0123456789ab' };
    const post = (payload: object) =>
      backend.app.inject({
        method: 'POST',
        url: '/internal/feedback',
        payload: { ...PAGE, useful: true, ...payload },
      });
    const report = async () =>
      (await backend.get('/internal/feedback')).json<{
        pages: object[];
        comments: { comment: string }[];
        emptySearches: object[];
      }>();
    const search = (query: string, more: object = {}) =>
      backend.app.inject({
        method: 'POST',
        url: '/search/1/indexes/d10_careers/query',
        payload: { query, ...more },
      });

    it('counts the answers about a page by release, and lists comments without personal details', async () => {
      for (const useful of [true, true, false]) expect((await post({ useful })).statusCode).toBe(204);
      await post({ release: 'ba9876543210', useful: false });
      await post({
        release: 'ba9876543210',
        useful: false,
        comment: 'Call 07700 900123 or me@example.org in LS2 9JT',
      });
      const { pages, comments } = await report();
      expect(pages).toEqual([
        { ...PAGE, useful: 2, notUseful: 1 },
        { ...PAGE, release: 'ba9876543210', useful: 0, notUseful: 1 },
      ]);
      expect(comments.map(({ comment }) => comment)).toEqual(['Call [removed] or [removed] in [removed]']);
    });

    it.each([
      ['a path with a query', { path: '/explore?postcode=LS2' }],
      ['an address instead of a path', { path: 'https://example.org/' }],
      ['an unknown kind of release', { release: 'latest' }],
      ['a comment that is too long', { comment: 'x'.repeat(501) }],
      ['a field that it does not know', { visitor: 'someone' }],
    ])('refuses %s', async (_case, payload) => {
      expect((await post(payload)).statusCode).toBe(400);
    });

    it('lists words that found nothing three times, but no part of a word, filtered search or address', async () => {
      for (let times = 0; times < 3; times++) {
        await search('Zzyzx  quokka');
        await search('zz');
        await search('zzyzx suggestion', { analytics: false });
        await search('zzyzx filtered', { facetFilters: ['category:none'] });
        await search('zzyzx@example.org');
      }
      for (let times = 0; times < 2; times++) await search('zzyzx twice');
      expect((await report()).emptySearches).toEqual([
        { index: 'careers', query: 'zzyzx quokka', searches: 3 },
      ]);
    });

    it('deletes what is older than a year', async () => {
      await backend.database
        .insertInto('page_feedback')
        .values({ ...PAGE, path: '/old', useful: true, comment: null, day: '2020-01-01' })
        .execute();
      await deleteOldFeedback(backend.database);
      const { pages } = await report();
      expect(pages).not.toContainEqual(expect.objectContaining({ path: '/old' }));
      expect(pages).toHaveLength(2);
    });
  });
};
