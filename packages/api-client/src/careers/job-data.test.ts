import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import * as raw from './fixtures';
import { careersApi } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const context = () => {
  const store = createStore({ apiBase: server.base, report: () => undefined });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};
const { getJobData } = careersApi.endpoints;
const answer = (data: unknown) => server.answer(json({ data }));

describe('job data', () => {
  it.each([
    ['companies', 'companies?soc=2134'],
    ['anything', 'companies?soc=2134'],
    ['skills', 'skills?soc=2134'],
    ['hard-skills', 'skills?soc=2134'],
    ['soft-skills', 'skills?soc=2134&skillType=soft'],
  ])('of the type %s calls %s [V-04]', async (type, path) => {
    answer(path.startsWith('skills') ? raw.rawSkills : raw.rawCompanies);
    const data = await load(context(), getJobData.initiate({ soc: '2134', type }));
    expect(server.asked).toEqual([`GET /api/v1/emsi/jobs/${path}`]);
    expect(data.type).toBe(path.startsWith('skills') ? 'skills' : 'companies');
  });

  it('has its months, counts and source [E-08]', async () => {
    answer(raw.rawSkills);
    const months = { start: '2025-11', end: '2026-11' };
    expect(
      await load(context(), getJobData.initiate({ soc: '2134', type: 'skills', months, limit: 5 })),
    ).toEqual({
      type: 'skills',
      id: '2134',
      dates: { start: '2025-11', end: '2026-11' },
      data: [{ name: 'Patience', type: 'soft', careers: 12 }],
      source: 'Careers of this catalogue.',
    });
    expect(server.asked).toEqual(['GET /api/v1/emsi/jobs/skills?soc=2134&start=2025-11&end=2026-11&limit=5']);
  });
});
