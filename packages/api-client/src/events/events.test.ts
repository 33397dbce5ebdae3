import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawOpenDay } from './fixtures';
import type { OpenDaySearch } from './types';
import { eventsApi } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const list = (search: OpenDaySearch, report = jest.fn()) => {
  const store = createStore({ apiBase: server.base, report });
  return load(
    new RouterContextProvider(new Map([[storeContext, store]])),
    eventsApi.endpoints.listOpenDays.initiate(search),
  );
};

describe('open days', () => {
  it('are requested a hundred at a time, soonest first [C-12] [K-03]', async () => {
    server.answer(json([rawOpenDay]));
    const [day] = await list({});
    expect(server.asked).toEqual(['GET /api/v1/open-days/list?limit=100&sort=ASC']);
    expect(day).toMatchObject({
      date: '2026-12-05',
      kind: 'campus',
      provider: { name: 'University of Bath' },
    });
    expect(day).not.toHaveProperty('timeZone');
  });

  it('writes every search criterion in the API’s format [C-12]', async () => {
    server.answer(json([]));
    await list({
      limit: 6,
      sortBy: 'distance',
      providers: ['10007850', '10007803'],
      kinds: ['campus', 'online'],
      subjects: ['law'],
      from: '2026-12-01',
      near: { lat: 51.4, lng: -2.3 },
      radius: 30,
    });
    const url = new URL(server.asked[0]?.split(' ')[1] ?? '', server.base);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      limit: '6',
      sort: 'ASC',
      sortBy: 'distance',
      providerGuid: '10007850,10007803',
      kind: 'campus,online',
      subjects: 'law',
      from: '2026-12-01',
      lat: '51.4',
      lng: '-2.3',
      radius: '30',
    });
  });

  it('of no providers are empty, without a call [V-02]', async () => {
    server.answer(json([rawOpenDay]));
    expect(await list({ providers: [] })).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('an invalid record is omitted and reported [C-12]', async () => {
    server.answer(json([rawOpenDay, { ...rawOpenDay, date: 'soon' }]));
    const report = jest.fn();
    expect(await list({}, report)).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('the error message names events [X-01]', async () => {
    server.answer(json({ detail: 'No' }, 400));
    await expect(list({})).rejects.toMatchObject({ data: 'There has been a problem fetching events: No' });
  });
});
