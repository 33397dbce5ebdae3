import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawOpenDay } from './fixtures';
import { eventsApi, type OpenDaySearch } from '.';

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
  it('[C-12] [K-03] are asked for a hundred at a time, the next first', async () => {
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

  it('[C-12] writes every part of a search as the API reads it', async () => {
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

  it('[V-02] of no providers are none, with no call', async () => {
    server.answer(json([rawOpenDay]));
    expect(await list({ providers: [] })).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('[C-12] a bad record is left out and reported', async () => {
    server.answer(json([rawOpenDay, { ...rawOpenDay, date: 'soon' }]));
    const report = jest.fn();
    expect(await list({}, report)).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('[X-01] a failure names events', async () => {
    server.answer(json({ detail: 'No' }, 400));
    await expect(list({})).rejects.toMatchObject({ data: 'There has been a problem fetching events: No' });
  });
});
