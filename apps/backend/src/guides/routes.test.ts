import { locationsSchema } from '../http/locations/schema';
import type { Posts } from '../http/article/schema';
import { postsSchema } from '../http/article/schema';
import { subjectsSchema } from '../http/subjects/schema';
import type { TestApp } from '../testing/app';
import { startTestApp } from '../testing/app';

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

async function posts(parameters: Record<string, string>): Promise<Posts> {
  const answer = await backend.get('/api/v1/article', parameters);
  expect(answer.statusCode).toBe(200);
  return postsSchema.parse(answer.json());
}

const ids = ({ posts: found }: Posts) => found.map(({ id }) => id);

it('[C-21] lists the subjects by title with the subjects near them', async () => {
  const answer = await backend.get('/api/v1/subjects', { colour: 'red' });
  const subjects = subjectsSchema.parse(answer.json());
  const titles = subjects.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'en')));
  const law = subjects.find(({ id }) => id === 'law');
  expect(law).toMatchObject({ title: 'Law', url: '/explore/subjects/law', category: 'law' });
  expect(law?.subjectMap.filter((title) => !titles.includes(title))).toEqual([]);
  expect(answer.headers.etag).toMatch(/^W\/"/);
});

it('[C-21] has a picture for every subject, the same at each call, that is really there', async () => {
  const read = async () => subjectsSchema.parse((await backend.get('/api/v1/subjects')).json());
  const [once, again] = [await read(), await read()];
  expect(once).toEqual(again);
  const first = once[0]?.image ?? '';
  expect((await backend.app.inject(`${first}?w=320`)).statusCode).toBe(200);
  expect(new Set(once.map(({ image }) => image)).size).toBeGreaterThan(40);
});

it('[C-22] lists places in the source’s shape', async () => {
  const places = locationsSchema.parse((await backend.get('/api/v1/locations')).json());
  const byId = new Map(places.map((place) => [place.id, place]));
  expect(byId.get('york')).toMatchObject({ title: 'Study in York', type: 'city-guide', isFilter: false });
  expect(byId.get('london')).toMatchObject({ type: 'region-guide', isFilter: true, region: 'London' });
  expect(places[0]?.id).toBe('england');
});

it('[E-09] marks regions and nations other than England as filters, and no city', async () => {
  const places = locationsSchema.parse((await backend.get('/api/v1/locations')).json());
  const filters = places.filter(({ isFilter }) => isFilter);
  expect(filters.filter(({ type }) => type === 'region-guide')).toHaveLength(9);
  expect(filters.filter(({ type }) => type === 'country-guide').map(({ id }) => id)).toEqual([
    'scotland',
    'wales',
    'northern-ireland',
    'outside-of-the-uk',
  ]);
  expect(filters.filter(({ type }) => type === 'city-guide')).toEqual([]);
});

it('[C-03] lists personal-statement guides for subjects, by id or CAH code, and for schemes', async () => {
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

it('[C-03] lists articles, a page at a time, and picks them by id', async () => {
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
])('[C-03] refuses a bad %s by name: %j', async (field, parameters) => {
  const answer = await backend.get('/api/v1/article', parameters);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].field).toBe(field);
});
