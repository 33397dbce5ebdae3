import { createStore } from '../base';
import { rawCourse } from '../courses/fixtures';
import { json, startTestApi, type TestApi } from '../testing';
import { entrantsApi } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const bands = [{ from: 112, to: 127, percent: 60 }];
const record = (id: string, foundationYear: string) => ({
  ...rawCourse,
  id,
  foundationYear,
  figures: { tariff: { ...rawCourse.tariff, bands } },
});
const store = (report = jest.fn()) => createStore({ apiBase: server.base, report });

it('returns courses with the bands of their entrants in the order of the ids, without unknown ones [C-04] [V-02]', async () => {
  server.answer(json({ results: [record('b', 'no'), record('a', 'no'), { id: 'broken' }] }));
  const report = jest.fn();
  const ask = (ids: readonly string[]) =>
    store(report).dispatch(entrantsApi.endpoints.getEntrants.initiate(ids));
  const { data } = await ask(['a', 'b', 'c']);
  expect(data?.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(data?.[0]?.figures.tariff?.bands).toEqual(bands);
  expect(data?.[0]).not.toHaveProperty('salary');
  expect(report).toHaveBeenCalledTimes(1);
  const calls = server.asked.length;
  expect((await ask([])).data).toEqual([]);
  expect(server.asked).toHaveLength(calls);
});

it('lists only courses that include a foundation year [C-04]', async () => {
  server.answer(json({ results: [record('a', 'no'), record('b', 'included'), record('c', 'optional')] }));
  const found = await store().dispatch(
    entrantsApi.endpoints.listFoundationYears.initiate({ provider: '10007850', subject: 'computer-science' }),
  );
  expect(found.data?.map(({ id }) => id)).toEqual(['b']);
  expect(server.asked.at(-1)).toContain('unis=10007850&subjects=computer-science&limit=100&extended=true');
});

it('fails with the message of the courses when they cannot be loaded [X-01]', async () => {
  server.answer(json({ detail: 'No' }, 400));
  const { error } = await store().dispatch(entrantsApi.endpoints.getEntrants.initiate(['a']));
  expect(error).toMatchObject({
    message: expect.stringContaining('There has been a problem fetching courses') as string,
  });
});
