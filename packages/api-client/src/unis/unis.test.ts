/** @jest-environment node */
import { RouterContextProvider } from 'react-router-dom';
import { providerPlacesApi, type ProviderSearch, spotlightsApi, subjectFiguresApi, unisApi } from '.';
import { cycleYear } from '../courses/cycle-year';
import { createStore, load, storeContext } from '../base';
import { rawCourse } from '../courses/fixtures';
import { employersApi } from '../employers';
import { rawEmployer } from '../employers/fixtures';
import { applicationDates, daysLeft, keyFactsApi, nextDeadline } from '../key-facts';
import type { KeyFact } from '../key-facts/types';
import { providerStatusApi } from '../provider-status';
import { json, pageFound, startTestApi, type TestApi } from '../testing';
import { unisBySubjectApi } from '../unis-by-subject';
import type { SubjectProviderSearch } from '../unis-by-subject/endpoints';
import { rawBath, rawBathInFull, rawPage, rawStAndrews } from './fixtures';

describe('providers', () => {
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
        subjects: ['law', 'CAH16'],
        mode: ['part-time'],
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
        subjects: 'law,CAH16',
        mode: 'part-time',
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
      expect(page.results.map(({ name }) => name)).toEqual([
        'University of Bath',
        'University of St Andrews',
      ]);
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
      expect(server.asked).toEqual([
        `GET /api/v1/institution?guid=10007850&limit=1&studyYear=${cycleYear()}`,
      ]);
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
});

describe('gathered', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const context = () => {
    const store = createStore({ apiBase: server.base, report: () => undefined });
    return new RouterContextProvider(new Map([[storeContext, store]]));
  };

  describe('providers as map points', () => {
    const places = () => load(context(), providerPlacesApi.endpoints.listProviderPlaces.initiate({}));

    it('fetches every page, and omits those without a position [C-05]', async () => {
      server.answer((request, response) => {
        const first = request.url?.includes('offset=0');
        const results = [first ? rawBath : { ...rawBath, latitude: null }];
        json({ ...rawPage, total: 150, results })(request, response);
      });
      expect(await places()).toEqual([
        {
          shortProviderId: '10007850',
          name: 'University of Bath',
          town: 'Bath',
          lat: 51.3796,
          lng: -2.3279,
        },
      ]);
      expect(server.asked).toHaveLength(2);
    });

    it('one page that fails fails the list [X-01]', async () => {
      server.answer((request, response) => {
        const first = request.url?.includes('offset=0');
        json(first ? { ...rawPage, total: 150 } : { detail: 'No' }, first ? 200 : 418)(request, response);
      });
      await expect(places()).rejects.toMatchObject({ data: 'There has been a problem fetching unis: No' });
    });
  });

  describe('figures by subject', () => {
    const figures = () =>
      load(context(), subjectFiguresApi.endpoints.listSubjectFigures.initiate({ id: '10007850' }));
    const cohort = { people: 40, level: 'subject', subject: 'CAH11-01-01', years: '2020-22' };

    it('has each subject once, without figures of a wider group [C-04]', async () => {
      const salary = { median: 33000, lowerQuartile: 28000, upperQuartile: 40000, ...cohort };
      const wider = { percent: 90, ...cohort, subject: 'CAH11' };
      const course = { ...rawCourse, salary, employment: wider };
      server.answer(json({ total: 2, results: [{ ...course, salary: null }, course] }));
      expect(await figures()).toEqual([
        {
          code: 'CAH11-01-01',
          name: 'Computer science',
          pay: { value: 33000, graduates: 40, years: '2020-22' },
          employment: null,
        },
      ]);
    });
  });

  describe('spotlights', () => {
    const spotlight = () => load(context(), spotlightsApi.endpoints.getSpotlight.initiate('bath-hill'));

    it('is returned by its id; an unknown id gives null [C-19]', async () => {
      const record = {
        objectID: 'bath-hill',
        title: 'A hill',
        url: '/explore/spotlights/bath-hill/a',
        image: '/t',
      };
      server.answer(json({ results: [pageFound(record)] }));
      expect(await spotlight()).toMatchObject({ id: 'bath-hill', body: '', subjects: [], promotedBy: null });
      server.answer(json({ results: [pageFound()] }));
      expect(await spotlight()).toBeNull();
    });

    it('has its own error message [X-04]', async () => {
      server.answer(json({ message: 'No' }, 403));
      await expect(spotlight()).rejects.toMatchObject({
        data: expect.stringContaining('problem fetching multiple objects from Algolia') as string,
      });
    });
  });
});

describe('unis by subject', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const context = () =>
    new RouterContextProvider(
      new Map([[storeContext, createStore({ apiBase: server.base, report: () => {} })]]),
    );
  const list = (search: SubjectProviderSearch) =>
    load(context(), unisBySubjectApi.endpoints.listProvidersBySubject.initiate(search));
  const statuses = (ids: readonly string[]) =>
    load(context(), providerStatusApi.endpoints.listProviderStatuses.initiate({ ids }));

  describe('providers by subject', () => {
    it('have the number of their courses in the subject [C-16]', async () => {
      server.answer(json({ total: 1, offset: 0, limit: 48, results: [{ ...rawBath, matchingCourses: 7 }] }));
      const page = await list({ subjects: ['law', 'CAH16'], near: { lat: 51.4, lng: -2.3 }, limit: 6 });
      expect(server.asked).toEqual([
        'GET /api/v1/unis-by-subject?subjects=law%2CCAH16&lat=51.4&lng=-2.3&limit=6',
      ]);
      expect(page).toMatchObject({
        total: 1,
        results: [{ shortProviderId: '10007850', matchingCourses: 7 }],
      });
    });

    it('of no subjects are empty, without a call [V-02]', async () => {
      server.answer(json({}));
      expect(await list({ subjects: [] })).toEqual({ total: 0, results: [] });
      expect(server.asked).toEqual([]);
    });

    it('the error message names uni subjects [X-01]', async () => {
      server.answer(json({ detail: 'No' }, 400));
      await expect(list({ subjects: ['x'] })).rejects.toMatchObject({
        data: 'There has been a problem fetching uni subjects: No',
      });
    });
  });

  describe('providers’ status', () => {
    it('is requested by id; unknown values are null [C-10]', async () => {
      server.answer(
        json({ results: [{ providerId: 'p', ukprn: '1', name: 'Bath', status: 'listed', courseCount: 3 }] }),
      );
      expect(await statuses(['p', 'q'])).toEqual([
        {
          providerId: 'p',
          name: 'Bath',
          status: 'listed',
          courseCount: 3,
          acceptingApplications: null,
          inClearing: null,
        },
      ]);
      expect(server.asked).toEqual(['GET /provider-status?providerId=p%2Cq']);
    });

    it('no ids make no call; the error message names provider status [V-02] [X-01]', async () => {
      server.answer(json({ detail: 'No' }, 400));
      expect(await statuses([])).toEqual([]);
      expect(server.asked).toEqual([]);
      await expect(statuses(['p'])).rejects.toMatchObject({
        data: 'There has been a problem fetching provider status: No',
      });
    });
  });
});

describe('key facts', () => {
  const fact = (id: string, at: string | null): KeyFact => ({
    ...{ id, kind: 'date', label: 'Courses', value: null, amount: null, at, entry: 2027, year: '2027 entry' },
    source: { name: 'UCAS', url: 'https://www.ucas.com/dates' },
    checked: '2026-11-21',
  });
  const facts = [
    fact('deadline-main', '2027-01-13T18:00:00+00:00'),
    fact('clearing-opens', '2027-07-02T00:00:00+01:00'),
    fact('deadline-early', '2026-10-15T18:00:00+01:00'),
  ];

  const dates = applicationDates({ cycle: 2028, facts });

  it('facts are parsed with the cycle, and one without a source is omitted with a log line', async () => {
    const server = await startTestApi();
    const report = jest.fn();
    server.answer(json({ cycle: 2028, facts: [...facts, { ...facts[0], source: null }] }));
    const store = createStore({ apiBase: server.base, report });
    expect((await store.dispatch(keyFactsApi.endpoints.listKeyFacts.initiate(undefined))).data).toEqual({
      cycle: 2028,
      facts,
    });
    expect(server.asked).toEqual(['GET /api/v1/key-facts']);
    expect(report).toHaveBeenCalledTimes(1);
    await server.close();
  });

  it('the deadlines are only the equal consideration dates, in order [K-11]', () => {
    expect(dates.deadlines.map(({ id }) => id)).toEqual(['deadline-early', 'deadline-main']);
    expect(daysLeft('2027-01-13T18:00:00+00:00', Date.parse('2027-01-11T12:00:00Z'))).toBe(2);
    expect(daysLeft('2027-01-13T18:00:00+00:00', Date.parse('2027-01-13T18:00:00Z'))).toBe('gone');
  });

  it.each([
    ['2026-09-01T12:00:00Z', '2026-10-15', 44],
    ['2026-10-15T16:59:59Z', '2026-10-15', 0],
    ['2026-10-15T17:00:00Z', '2027-01-13', 90],
    ['2027-01-13T17:59:59Z', '2027-01-13', 0],
  ])('at %s the next deadline is on %s, in %i whole days [R-01]', (moment, day, days) => {
    expect(nextDeadline(dates, Date.parse(moment))).toMatchObject({
      deadline: { at: expect.stringContaining(day) as string },
      days,
    });
  });

  it('after the last known deadline, the cycle without dates is returned [R-01][K-11]', () => {
    const at = (moment: string) => nextDeadline(dates, Date.parse(moment));
    expect(at('2027-01-13T18:00:00Z')).toEqual({ none: 2028 });
  });
});

describe('employers', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const context = (report = jest.fn()) =>
    new RouterContextProvider(new Map([[storeContext, createStore({ apiBase: server.base, report })]]));
  const { getEmployer, listEmployers } = employersApi.endpoints;

  describe('employers', () => {
    it('one is requested by its alias and mapped [C-18] [E-16]', async () => {
      server.answer(json([rawEmployer]));
      const employer = await load(context(), getEmployer.initiate({ alias: 'penhallick-marine' }));
      expect(server.asked).toEqual(['GET /api/v1/employer?pathAlias=penhallick-marine']);
      expect(employer).toMatchObject({
        alias: 'penhallick-marine',
        image: rawEmployer.tile,
        latlon: { lat: 50.15, lng: -5.07 },
        companyInfo: { headquarters: { city: 'Falmouth' }, revenue: null },
        universities: [{ name: 'Falmouth University' }],
      });
      expect(employer).not.toHaveProperty('machine_name');
    });

    it('social links are only web addresses, with their text [E-16]', async () => {
      server.answer(json([rawEmployer]));
      const { socialMediaLinks } = await load(context(), getEmployer.initiate({ alias: 'x' }));
      expect(socialMediaLinks).toEqual([
        { network: 'linkedin', text: 'View on LinkedIn', url: 'https://linkedin.example/penhallick' },
        { network: 'youtube', text: 'View on YouTube', url: 'https://youtube.example/penhallick' },
      ]);
    });

    it('all are listed without an alias; an invalid record is omitted and reported [C-18]', async () => {
      server.answer(json([rawEmployer, { ...rawEmployer, address: null }]));
      const report = jest.fn();
      expect(await load(context(report), listEmployers.initiate({ preview: true }))).toHaveLength(1);
      expect(server.asked).toEqual(['GET /api/v1/employer?preview=true']);
      expect(report).toHaveBeenCalledTimes(1);
    });

    it('an empty alias returns none without a call [V-02]', async () => {
      server.answer(json([rawEmployer]));
      expect(await load(context(), listEmployers.initiate({ alias: ' ' }))).toEqual([]);
      expect(server.asked).toEqual([]);
    });

    it('no match is a 404 with its message [X-08]', async () => {
      server.answer(json([]));
      await expect(load(context(), getEmployer.initiate({ alias: 'nobody' }))).rejects.toMatchObject({
        data: 'There has been a problem fetching this employer. No matching employer found',
        init: { status: 404 },
      });
    });

    it.each([
      [json({ detail: 'pathAlias is too long' }, 400), 'pathAlias is too long', 400],
      [json({ employers: [] }), 'Error parsing response', 502],
    ])('a failure has its reason appended [X-08]', async (answer, reason, status) => {
      server.answer(answer);
      await expect(load(context(), listEmployers.initiate({}))).rejects.toMatchObject({
        data: `There has been a problem fetching employers. ${reason}`,
        init: { status },
      });
    });
  });
});
