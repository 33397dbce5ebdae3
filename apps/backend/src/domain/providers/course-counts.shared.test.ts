import type { TestApp } from '../../testing/app';

export const courseCountTests = (backend: TestApp): void => {
  describe('numbers of courses', () => {
    interface Counted {
      ukprn: string;
      courseCount: number;
      coursesPublished: number;
    }

    const get = async <Answer>(path: string, parameters: Record<string, string>) =>
      (await backend.get(path, parameters)).json<Answer>();

    it('returns the same number of courses for a provider in lists, its record and its search record [C-04] [C-05] [C-15] [C-19]', async () => {
      const pages = await Promise.all(
        ['0', '100', '200', '300', '400', '500'].map((offset) =>
          get<{ results: Counted[]; total: number }>('/api/v1/courses', {
            output: 'provider',
            limit: '100',
            offset,
          }),
        ),
      );
      const providers = pages.flatMap(({ results }) => results);
      expect(providers).toHaveLength(pages[0]?.total ?? NaN);
      const request = {
        indexName: 'd10_universities',
        hitsPerPage: 1000,
        attributesToRetrieve: ['courseCount'],
      };
      const response = await backend.app.inject({
        method: 'POST',
        url: '/search/1/indexes/*/queries',
        payload: { requests: [request] },
      });
      const [{ hits } = { hits: [] }] = response.json<{
        results: { hits: { objectID: string; courseCount: number }[] }[];
      }>().results;
      const searchCounts = new Map(hits.map(({ objectID, courseCount }) => [objectID, courseCount]));
      for (const { ukprn, courseCount, coursesPublished } of providers.filter(
        (_, place) => place % 10 === 0,
      )) {
        const { total } = await get<{ total: number }>('/api/v1/courses', { unis: ukprn, limit: '1' });
        expect({ ukprn, search: searchCounts.get(ukprn), listed: total }).toEqual({
          ukprn,
          search: courseCount,
          listed: courseCount,
        });
        expect(coursesPublished).toBeGreaterThanOrEqual(courseCount);
      }
      const largest = providers.reduce((one, other) => (other.courseCount > one.courseCount ? other : one));
      const { results } = await get<{ results: Counted[] }>('/api/v1/institution', {
        guid: largest.ukprn,
        limit: '1',
      });
      expect(results[0]).toMatchObject({
        courseCount: largest.courseCount,
        coursesPublished: largest.coursesPublished,
      });
    });
  });
};
