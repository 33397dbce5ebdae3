import type { TestApp } from '../../testing/app';

export const languageTests = (backend: TestApp): void => {
  describe('texts in Welsh', () => {
    const get = async (path: string, parameters: Record<string, string>) =>
      (await backend.get(path, parameters)).json();

    const guides = (lang: string) =>
      get('/graphql', { lang, query: '{ subjectGuides(ids: ["law"]) { items { title body language } } }' });

    it('gives titles and summaries in the language of the request, and says that a text is in English [B-21] [C-13]', async () => {
      const { data } = await guides('cy');
      const [{ title, body, language }] = data.subjectGuides.items;
      expect([title, language]).toEqual(['Y gyfraith', 'en-GB']);
      const english = (await guides('')).data.subjectGuides.items[0];
      expect(english).toEqual({ title: 'Law', body, language: 'en-GB' });
    });

    it('gives an article whose text is translated in Welsh, with its facts [B-21] [C-03]', async () => {
      const parameters = { ids: 'choosing-a-course' };
      const [welsh] = (await get('/api/v1/article', { ...parameters, lang: 'cy' })).posts;
      const [english] = (await get('/api/v1/article', parameters)).posts;
      expect([welsh.language, english.language]).toEqual(['cy', 'en-GB']);
      expect(welsh.url).toBe(english.url);
      expect(welsh.body).toMatch(/gwrs|cwrs|cyrsiau/);
      expect(welsh.body).not.toContain('{{');
    });

    it('writes the dates of an article in the language of its text, and those of a list of facts in that of the request [B-21] [C-03]', async () => {
      const [dates] = (await get('/api/v1/article', { ids: 'key-dates', lang: 'cy' })).posts;
      expect(dates.body).toContain('**18:00 ar 13 Ionawr 2027**');
      expect(dates.body).not.toMatch(/on \d+ [A-Z][a-z]+ 20/);
    });

    it('caches the responses of each language apart [B-21] [C-14]', async () => {
      const titles = async (parameters: Record<string, string>) =>
        (await get('/api/v1/subjects', parameters)).map(({ title }: { title: string }) => title);
      const english = await titles({});
      const welsh = await titles({ lang: 'cy' });
      expect(english).toContain('Law');
      expect(welsh).toHaveLength(english.length);
      expect(welsh).toContain('Y gyfraith');
      expect(await titles({})).toEqual(english);
    });

    describe('search in Welsh', () => {
      const search = async (index: string, query: string, lang: string) => {
        const response = await backend.app.inject({
          method: 'POST',
          url: `/search/1/indexes/*/queries?lang=${lang}`,
          payload: JSON.stringify({ requests: [{ indexName: index, query, hitsPerPage: 3 }] }),
        });
        return response.json().results[0].hits as { objectID: string; title: string }[];
      };

      it('finds a guide by its Welsh title, and shows it in the language of the request [B-21] [C-19]', async () => {
        expect((await search('d10_subject_guides', 'y gyfraith', 'cy'))[0]).toMatchObject({
          objectID: 'law',
          title: 'Y gyfraith',
        });
        expect((await search('d10_subject_guides', 'y gyfraith', ''))[0]).toMatchObject({
          objectID: 'law',
          title: 'Law',
        });
      });

      it('filters by values in the language of the page, and counts them in it [B-21]', async () => {
        const ask = async (lang: string, filters: string) => {
          const payload = JSON.stringify({
            requests: [{ indexName: 'd10_courses', filters, facets: ['subjects'] }],
          });
          const url = `/search/1/indexes/*/queries?lang=${lang}`;
          return (await backend.app.inject({ method: 'POST', url, payload })).json().results[0];
        };
        const english = await ask('', 'subjects:"Law"');
        const welsh = await ask('cy', 'subjects:"Y gyfraith"');
        expect(english.nbHits).toBeGreaterThan(0);
        expect(welsh.nbHits).toBe(english.nbHits);
        expect(welsh.facets.subjects['Y gyfraith']).toBe(english.facets.subjects.Law);
        expect(welsh.hits[0].subjects).toContain('Y gyfraith');
        expect((await ask('', 'subjects:"Y gyfraith"')).nbHits).toBe(english.nbHits);
      });

      it('keeps the titles of courses as they are published [B-21]', async () => {
        const [english] = await search('d10_courses', 'law', '');
        expect((await search('d10_courses', 'law', 'cy'))[0]?.title).toBe(english?.title);
      });
    });
  });
};
