import fc from 'fast-check';
import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawJob } from './fixtures';
import { advertisingKeyword } from './keywords';
import { jobsApi, type ApprenticeshipSearch } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const list = (search: ApprenticeshipSearch, report = jest.fn()) => {
  const store = createStore({ apiBase: server.base, report });
  return load(
    new RouterContextProvider(new Map([[storeContext, store]])),
    jobsApi.endpoints.listApprenticeships.initiate(search),
  );
};

describe('apprenticeships', () => {
  it('are mapped from the source’s field names [C-02] [E-01]', async () => {
    server.answer(json({ data: { Job: [rawJob], Total: 31 } }));
    expect(await list({})).toEqual({
      total: 31,
      results: [
        {
          id: 'software-tester-1',
          title: 'Software tester',
          recruiter: 'Penhallick Marine',
          location: 'Falmouth, South West',
          salary: '£19,000 a year',
          summary: 'Find what breaks before others do.',
          logo: rawJob.LogoUrl,
          applyUrl: rawJob.ApplyUrl,
          url: rawJob.DetailsUrl,
          sample: true,
          notice: 'This apprenticeship is invented.',
          level: 4,
          openingDate: '2026-11-01',
          closingDate: '2026-12-20',
          startDate: '2027-02-01',
          latlon: { lat: 50.15, lng: -5.07 },
          distance: null,
        },
      ],
    });
    expect(server.asked).toEqual(['GET /api/v1/career-finder-jobs']);
  });

  it('need only nine fields of the source [E-01]', async () => {
    const more = [
      'Notice',
      'Level',
      'OpeningDate',
      'ClosingDate',
      'StartDate',
      'Latitude',
      'Longitude',
      'Distance',
    ];
    const nine = Object.fromEntries(Object.entries(rawJob).filter(([field]) => !more.includes(field)));
    server.answer(json({ data: { Job: [nine, { ...nine, Title: null }] } }));
    const report = jest.fn();
    expect(await list({}, report)).toMatchObject({ total: 1, results: [{ level: null, latlon: null }] });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('writes every search criterion in the API’s format [C-02]', async () => {
    server.answer(json({ data: { Job: [], Total: 0 } }));
    await list({
      keywords: 'test & learn',
      limit: 5,
      near: { lat: 50.1, lng: -5 },
      radius: 20,
      levels: [4, 6],
      employers: ['penhallick-marine'],
      socs: ['2134', '2136'],
      uni: '10007850',
      sortBy: 'distance',
    });
    const url = new URL(server.asked[0]?.split(' ')[1] ?? '', server.base);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      keywords: 'test & learn',
      limit: '5',
      lat: '50.1',
      lng: '-5',
      radius: '20',
      level: '4,6',
      employer: 'penhallick-marine',
      soc: '2134,2136',
      uni: '10007850',
      sortBy: 'distance',
    });
  });

  it('are ranked by advertising keywords, as many as the API takes [C-02] [V-05]', async () => {
    server.answer(json({ data: { Job: [], Total: 0 } }));
    await list({
      socs: ['2134'],
      rankBy: ['Business, law and politics', ' , ', 'b'.repeat(50), 'c', 'd', 'e'],
    });
    await list({ socs: ['2134'], rankBy: [' , '] });
    const [ranked, plain] = server.asked.map((asked) => new URL(asked.split(' ')[1] ?? '', server.base));
    expect(ranked?.searchParams.get('keywords')).toBe(`Business law and politics,${'b'.repeat(40)},c,d`);
    expect(ranked?.searchParams.get('sortBy')).toBe('relevance');
    expect(plain?.search).toBe('?soc=2134');
  });

  it('of no employers or careers are empty, without a call [V-02]', async () => {
    server.answer(json({}));
    expect(await list({ employers: [] })).toEqual({ total: 0, results: [] });
    expect(await list({ socs: [] })).toEqual({ total: 0, results: [] });
    expect(server.asked).toEqual([]);
  });

  it('the error message names apprenticeships [X-01]', async () => {
    server.answer(json({ detail: 'No' }, 400));
    await expect(list({})).rejects.toMatchObject({
      data: 'There has been a problem fetching apprenticeships: No',
    });
  });
});

describe('advertising keywords', () => {
  it.each([
    ['Business, law and politics', 'Business law and politics'],
    ['x'.repeat(50), 'x'.repeat(40)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
    [' , art , ', 'art'],
    ['', ''],
  ])('%j becomes %j [V-05]', (text, keyword) => {
    expect(advertisingKeyword(text)).toBe(keyword);
  });

  it('have no comma, no lone surrogates and at most 40 characters for any text [V-05]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const keyword = advertisingKeyword(text);
        expect(keyword).not.toContain(',');
        expect(keyword.length).toBeLessThanOrEqual(40);
        expect(keyword).toBe(keyword.trim());
        expect(() => encodeURIComponent(keyword)).not.toThrow();
      }),
    );
  });
});
