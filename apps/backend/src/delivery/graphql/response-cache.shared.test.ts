import type { TestApp } from '../../testing/app';

export const graphqlCacheTests = (backend: TestApp): void => {
  describe('GraphQL and caches', () => {
    it('lets clients cache and revalidate the response to a GET, and never an error [C-13]', async () => {
      const get = (query: string, headers: Record<string, string> = {}) =>
        backend.app.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers });
      const query = '{ subjectGuides { total } }';
      const first = await get(query);
      const { etag } = first.headers;
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=60, stale-while-revalidate=600',
        etag: expect.stringMatching(/^W\/".+"$/),
        vary: 'accept',
      });
      const again = await get(query, { 'if-none-match': String(etag) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      const head = await backend.app.inject({
        method: 'HEAD',
        url: `/graphql?query=${encodeURIComponent(query)}`,
      });
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
      expect((await get('{ industryGuides { total } }')).headers.etag).not.toBe(etag);
      // The second fails while it is resolved: 200 with errors beside the data.
      for (const wrong of ['{ nothing }', '{ subjectGuides(limit: 0) { total } }']) {
        const { headers, body } = await get(wrong);
        expect(body).toContain('errors');
        expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
      }
    });
  });
};
