import type { Posts } from '../../delivery/api/article/schema';
import { postsSchema } from '../../delivery/api/article/schema';
import { locationsSchema } from '../../delivery/api/locations/schema';
import { subjectsSchema } from '../../delivery/api/subjects/schema';
import { fixtureGuides } from '../courses/guide-fixture';
import type { TestApp } from '../../testing/app';

export const guideTests = (backend: TestApp): void => {
  describe('guides', () => {
    const posts = async (parameters: Record<string, string>): Promise<Posts> => {
      const response = await backend.get('/api/v1/article', parameters);
      expect(response.statusCode).toBe(200);
      return postsSchema.parse(response.json());
    };

    const ids = (response: Posts) => response.posts.map(({ id }) => id);

    it('lists the subjects by title with their related subjects [C-21]', async () => {
      const response = await backend.get('/api/v1/subjects', { colour: 'red' });
      const subjects = subjectsSchema.parse(response.json());
      const titles = subjects.map(({ title }) => title);
      expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'en')));
      const law = subjects.find(({ id }) => id === 'law');
      expect(law).toMatchObject({ title: 'Law', url: '/explore/subjects/law', category: 'law' });
      expect(law?.subjectMap.filter((title) => !titles.includes(title))).toEqual([]);
      expect(response.headers.etag).toMatch(/^W\/"/);
    });

    it('returns an existing picture for every subject, the same on each call [C-21]', async () => {
      const read = async () => subjectsSchema.parse((await backend.get('/api/v1/subjects')).json());
      const [once, again] = [await read(), await read()];
      expect(once).toEqual(again);
      const first = once[0]?.image ?? '';
      expect((await backend.app.inject(`${first}?w=320`)).statusCode).toBe(200);
      expect(new Set(once.map(({ image }) => image)).size).toBeGreaterThan(40);
    });

    it('lists places in the source’s shape [C-22]', async () => {
      const places = locationsSchema.parse((await backend.get('/api/v1/locations')).json());
      const byId = new Map(places.map((place) => [place.id, place]));
      expect(byId.get('york')).toMatchObject({ title: 'Study in York', type: 'city-guide', isFilter: false });
      expect(byId.get('london')).toMatchObject({ type: 'region-guide', isFilter: true, region: 'London' });
      expect(places[0]?.id).toBe('england');
    });

    it('marks regions and nations other than England as filters, and no city [E-09]', async () => {
      const places = locationsSchema.parse((await backend.get('/api/v1/locations')).json());
      const invented = new Set(fixtureGuides.map(({ id }) => id));
      const filters = places.filter(({ id, isFilter }) => isFilter && !invented.has(id));
      expect(filters.filter(({ type }) => type === 'region-guide')).toHaveLength(9);
      expect(filters.filter(({ type }) => type === 'country-guide').map(({ id }) => id)).toEqual([
        'scotland',
        'wales',
        'northern-ireland',
        'outside-of-the-uk',
      ]);
      expect(filters.filter(({ type }) => type === 'city-guide')).toEqual([]);
    });

    it('lists personal-statement guides for subjects, by id or CAH code, and for schemes [C-03]', async () => {
      const type = 'personal_statement';
      expect((await posts({ type })).total).toBeGreaterThanOrEqual(15);
      expect(ids(await posts({ type, subjectGuides: 'law' }))).toEqual(['law-courses']);
      expect(ids(await posts({ type, subjectGuides: 'CAH16-01-01' }))).toEqual(['law-courses']);
      expect(ids(await posts({ type, subjectGuides: 'law,music' })).sort()).toEqual([
        'law-courses',
        'performing-arts-courses',
      ]);
      expect(ids(await posts({ type, schemes: 'conservatoire' }))).toEqual(['performing-arts-courses']);
      expect((await posts({ type, schemes: 'conservatoire', subjectGuides: 'law' })).posts).toEqual([]);
      expect((await posts({ type, subjectGuides: 'alchemy' })).posts).toEqual([]);
    });

    it('lists articles, paginated, and selects them by id [C-03]', async () => {
      const all = await posts({ type: 'article' });
      expect(all).toMatchObject({ offset: 0, limit: 100 });
      const page = await posts({ type: 'article', limit: '5', offset: '5' });
      expect(page.total).toBe(all.total);
      expect(ids(page)).toEqual(ids(all).slice(5, 10));
      expect((await posts({ offset: '100000' })).posts).toEqual([]);
      const picked = await posts({ ids: 'clearing,key-dates', type: '', schemes: '' });
      expect(ids(picked).sort()).toEqual(['clearing', 'key-dates']);
    });

    it.each([
      ['type', { type: 'poem' }],
      ['schemes', { schemes: 'undergraduate,night-school' }],
      ['subjectGuides', { subjectGuides: "law'; drop table document; --" }],
      ['subjectGuides', { subjectGuides: Array.from({ length: 51 }, (_, index) => `s${index}`).join(',') }],
      ['ids', { ids: '../../etc/passwd' }],
      ['limit', { limit: '101' }],
      ['limit', { limit: '-1' }],
      ['offset', { offset: '1e9' }],
    ])('rejects an invalid %s by name: %j [C-03]', async (field, parameters) => {
      const response = await backend.get('/api/v1/article', parameters);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0].field).toBe(field);
    });
  });
};
