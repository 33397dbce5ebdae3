import { createStore } from '../base';
import type { PostcodeCache } from '../base/postcode-cache';
import { inTurn, json, startTestApi, type TestApi } from '../testing';
import { geocodeApi } from '.';

const bath = {
  postcode: 'BA2 7AY',
  outcode: 'BA2',
  latitude: 51.36,
  longitude: -2.37,
  town: 'Bath',
  region: 'South West',
  country: 'England',
};

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const LOG_LINE = 'There has been a problem fetching lat long';
const setUp = () => {
  const lines: string[] = [];
  const store = createStore({ apiBase: server.base, report: (line) => lines.push(line) });
  const locate = async (postcode: string) =>
    (await store.dispatch(geocodeApi.endpoints.geocodePostcode.initiate(postcode))).data;
  return { lines, locate };
};

describe('looking up a postcode', () => {
  it('returns its position and place [C-17]', async () => {
    server.answer(json(bath));
    const { latitude: lat, longitude: lng, ...place } = bath;
    expect(await setUp().locate('BA2 7AY')).toEqual({ outcome: 'found', lat, lng, place });
    expect(server.asked).toEqual(['GET /api/v1/geocode-postcode?postcode=BA2+7AY']);
  });

  it('is read from and written to the cache of the device [S-11]', async () => {
    server.answer(json(bath));
    const stored = new Map<string, Parameters<PostcodeCache['write']>[1]>();
    const postcodes: PostcodeCache = {
      read: (postcode) => stored.get(postcode) ?? null,
      write: (postcode, found) => void stored.set(postcode, found),
    };
    const look = () =>
      createStore({ apiBase: server.base, postcodes }).dispatch(
        geocodeApi.endpoints.geocodePostcode.initiate('BA2 7AY'),
      );
    const first = await look();
    const second = await look();
    expect(second.data).toEqual(first.data);
    expect(stored.get('BA2 7AY')).toMatchObject({ lat: 51.36, place: { town: 'Bath' } });
    expect(server.asked).toHaveLength(1);
  });

  it('an outage gives 0, 0 and a log line [X-07]', async () => {
    server.answer(json({ detail: 'Down' }, 503));
    const { lines, locate } = setUp();
    expect(await locate('BA2 7AY')).toEqual({ outcome: 'unavailable', lat: 0, lng: 0 });
    expect(lines).toEqual([LOG_LINE]);
  });

  it('an invalid response counts as an outage [X-07]', async () => {
    server.answer(json({ latitude: 'north' }));
    const { lines, locate } = setUp();
    expect(await locate('BA2 7AY')).toEqual({ outcome: 'unavailable', lat: 0, lng: 0 });
    expect(lines).toEqual([LOG_LINE]);
  });

  it('an unknown or invalid postcode is 0, 0 with the reason [X-07]', async () => {
    const { lines, locate } = setUp();
    server.answer(inTurn(json({}, 404), json({}, 400)));
    expect(await locate('ZZ99 9ZZ')).toEqual({ outcome: 'unknown', lat: 0, lng: 0 });
    expect(await locate('nonsense')).toEqual({ outcome: 'malformed', lat: 0, lng: 0 });
    expect(lines).toEqual([]);
  });

  it('an outage is cached for half a minute, a place is not looked up again', async () => {
    const { locate } = setUp();
    const clock = jest.spyOn(Date, 'now');
    try {
      server.answer(inTurn(json({}, 503), json({}, 503), json(bath)));
      await locate('BA2 7AY');
      await locate('BA2 7AY');
      expect(server.asked).toHaveLength(2);
      clock.mockReturnValue(new Date().getTime() + 31_000);
      expect(await locate('BA2 7AY')).toMatchObject({ outcome: 'found' });
      await locate('BA2 7AY');
      expect(server.asked).toHaveLength(3);
    } finally {
      clock.mockRestore();
    }
  });
});
