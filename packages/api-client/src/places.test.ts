/** @jest-environment node */
import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from './base';
import type { PostcodeCache } from './base/postcode-cache';
import { eventsApi, type OpenDay, openDayReminder } from './events';
import { rawOpenDay } from './events/fixtures';
import type { OpenDaySearch } from './events/types';
import { geocodeApi } from './geocode';
import { milesBetween } from './geocode/miles-between';
import { inTurn, json, startTestApi, type TestApi } from './testing';

describe('geocode', () => {
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
});

describe('miles between', () => {
  it('measures the distance in a straight line in miles', () => {
    const [bath, edinburgh] = [
      { lat: 51.3811, lng: -2.359 },
      { lat: 55.9533, lng: -3.1883 },
    ] as const;
    expect(milesBetween(bath, edinburgh)).toBeCloseTo(317.8, 0);
    expect(milesBetween(bath, bath)).toBe(0);
  });
});

describe('events', () => {
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
});

describe('open day reminder', () => {
  const DAY: OpenDay = { ...rawOpenDay, kind: 'campus' };

  describe('reminder of an open day', () => {
    it('names the university, its times and its place, and repeats its notice [E-19]', () => {
      expect(openDayReminder({ ...DAY, bookingUrl: null, notice: 'This date is invented.' })).toMatchObject({
        id: `open-day:${DAY.id}`,
        name: 'University of Bath open day',
        date: '2026-12-05',
        message: `${DAY.title}, ${DAY.starts} to ${DAY.ends}, ${DAY.place?.town}. This date is invented.`,
        link: '/explore/unis/10007850/university-of-bath#open-days',
      });
      expect(openDayReminder({ ...DAY, place: null, notice: null }).message).toMatch(/, online\.$/);
    });

    it('links to the booking only when that is a safe address [E-19]', () => {
      const linkOf = (bookingUrl: string) => openDayReminder({ ...DAY, bookingUrl }).link;
      expect(linkOf('https://www.bath.ac.uk/book')).toBe('https://www.bath.ac.uk/book');
      expect(linkOf('javascript:alert(1)')).toMatch(/^\/explore\/unis\//);
    });
  });
});
