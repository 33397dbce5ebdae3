import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawBath, rawBathInFull, rawPage, rawStAndrews } from './fixtures';
import { unisApi, type ProviderSearch } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const setUp = () => {
  const reported: string[] = [];
  const store = createStore({ apiBase: server.base, report: (message) => reported.push(message) });
  return { reported, context: new RouterContextProvider(new Map([[storeContext, store]])) };
};
const listWith = (search: ProviderSearch, { context } = setUp()) =>
  load(context, unisApi.endpoints.listProviders.initiate(search));
const askedFor = () => new URL(server.asked[0]?.split(' ')[1] ?? '', server.base).searchParams;

describe('listing providers', () => {
  it('requests providers 48 at a time, without optional parameters [C-05] [K-02]', async () => {
    server.answer(json(rawPage));
    await listWith({});
    expect(server.asked).toEqual(['GET /api/v1/courses?output=provider&offset=0&limit=48']);
  });

  it('writes every search criterion in the API’s format [C-05]', async () => {
    server.answer(json(rawPage));
    await listWith({
      offset: 96,
      sortBy: 'distance',
      letter: 'B',
      query: 'king’s & queen’s',
      near: { lat: 51.38, lng: -2.36 },
      radius: 25,
      filters: { country: ['England'], region: [], tef: ['Gold', 'Silver'] },
      ids: ['10007850', '10007803'],
    });
    expect(Object.fromEntries(askedFor())).toEqual({
      output: 'provider',
      offset: '96',
      limit: '48',
      sortBy: 'distance',
      letter: 'B',
      query: 'king’s & queen’s',
      lat: '51.38',
      lng: '-2.36',
      radius: '25',
      filters: '{"country":["England"],"tef":["Gold","Silver"]}',
      unis: '10007850,10007803',
    });
  });

  it('returns an empty page without a call for an empty list of ids [V-02]', async () => {
    server.answer(json(rawPage));
    expect(await listWith({ ids: [] })).toMatchObject({ total: 0, results: [] });
    expect(server.asked).toEqual([]);
  });

  it('omits and reports an invalid record and keeps the valid ones [E-13]', async () => {
    server.answer(json({ ...rawPage, results: [rawBath, { ...rawBath, name: '' }, null, rawStAndrews] }));
    const given = setUp();
    const page = await listWith({}, given);
    expect(page.results.map(({ name }) => name)).toEqual(['University of Bath', 'University of St Andrews']);
    expect(given.reported).toHaveLength(2);
  });

  it('fails with a message that names unis when the response is not a page [X-01]', async () => {
    server.answer(json({ hello: 'world' }));
    await expect(listWith({})).rejects.toMatchObject({
      data: expect.stringMatching(/^There has been a problem fetching unis: /),
      init: { status: 502 },
    });
  });

  it('keeps the status of an API failure and appends its detail [X-01]', async () => {
    server.answer(json({ title: 'Bad Request', detail: 'radius is too large' }, 400));
    await expect(listWith({ radius: 9999, near: { lat: 1, lng: 1 } })).rejects.toMatchObject({
      data: 'There has been a problem fetching unis: radius is too large',
      init: { status: 400 },
    });
  });

  it('gives a 503 when the API is unreachable [X-01]', async () => {
    server.answer((request) => request.socket.destroy());
    await expect(listWith({})).rejects.toMatchObject({ init: { status: 503 } });
  });
});

describe('one provider', () => {
  const get = (id: string) => load(setUp().context, unisApi.endpoints.getProvider.initiate({ id }));

  it('is requested by its id and mapped in full [C-15] [E-13]', async () => {
    server.answer(json({ results: [rawBathInFull] }));
    const bath = await get('10007850');
    expect(server.asked).toEqual(['GET /api/v1/institution?guid=10007850&limit=1']);
    expect(bath).toMatchObject({
      providerId: rawBath.providerId,
      shortProviderId: '10007850',
      providerCode: 'B16',
      slug: 'university-of-bath',
      latlon: { lat: 51.3796, lng: -2.3279 },
      url: 'https://www.bath.ac.uk/',
      avgSalary: 31000,
      distance: 0,
      extended: true,
      sites: [{ name: 'Claverton Down', lat: 51.3796, lng: -2.3279 }],
      related: [
        { provider: { name: 'University of St Andrews', extended: false }, reasons: [expect.any(String)] },
      ],
    });
  });

  it('has null for withheld values, never zero; only the distance defaults to 0 [E-13]', async () => {
    server.answer(json({ results: [rawStAndrews] }));
    expect(await get('10007803')).toMatchObject({
      providerCode: null,
      tef: null,
      avgSalary: null,
      salary: null,
      continuation: null,
      employment: null,
      nssScore: null,
      survey: null,
      distance: 0,
    });
  });

  it('passes on a year of entry [C-15]', async () => {
    server.answer(json({ results: [rawBath] }));
    await load(setUp().context, unisApi.endpoints.getProvider.initiate({ id: '10007850', studyYear: 2027 }));
    expect(askedFor().get('studyYear')).toBe('2027');
  });

  it('is null for an unknown id [C-15]', async () => {
    server.answer(json({ results: [] }));
    expect(await get('99999999')).toBeNull();
  });

  it('has an error message that names uni details [X-01]', async () => {
    server.answer(json({ detail: 'guid is malformed' }, 400));
    await expect(get('x')).rejects.toMatchObject({
      data: 'There has been a problem fetching uni details: guid is malformed',
    });
  });
});

describe('the names of all providers', () => {
  it('include the parts of their URLs [C-14]', async () => {
    server.answer(
      json({
        results: [{ id: rawBath.providerId, shortId: '10007850', name: rawBath.name, sortName: 'Bath' }],
      }),
    );
    expect(await load(setUp().context, unisApi.endpoints.listProviderNames.initiate(undefined))).toEqual([
      {
        providerId: rawBath.providerId,
        shortProviderId: '10007850',
        slug: 'university-of-bath',
        name: 'University of Bath',
        sortName: 'Bath',
      },
    ]);
  });
});
