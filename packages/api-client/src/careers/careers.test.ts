/** @jest-environment node */
import fc from 'fast-check';
import { RouterContextProvider } from 'react-router-dom';
import { CAREER_COUNTRIES, careersApi, jobMonths } from '.';
import { createStore, load, storeContext } from '../base';
import { type ApprenticeshipSearch, jobsApi } from '../jobs';
import { rawJob } from '../jobs/fixtures';
import { advertisingKeyword } from '../jobs/keywords';
import { json, startTestApi, type TestApi } from '../testing';
import * as raw from './fixtures';
import { careerIdOf } from './mapper';

describe('careers', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const reported: string[] = [];
  beforeEach(() => void (reported.length = 0));
  const context = () => {
    const store = createStore({
      apiBase: server.base,
      report: (message) => reported.push(message),
      markdown: async (source) => `<p>${source}</p>`,
    });
    return new RouterContextProvider(new Map([[storeContext, store]]));
  };
  const {
    getAssessmentResults,
    getCareer,
    getJobData,
    getPathway,
    listCareers,
    listCategories,
    listPathways,
    listSteps,
    listTraits,
    searchCareers,
  } = careersApi.endpoints;
  const answer = (data: unknown) => server.answer(json({ data }));

  describe('career categories and pathways', () => {
    it('categories have pictures, a summary and their members [C-11] [E-05]', async () => {
      answer([raw.rawCategory]);
      const [category] = await load(context(), listCategories.initiate(undefined));
      expect(server.asked).toEqual(['GET /api/v1/emsi/categories']);
      expect(category).toEqual({
        id: 'technology',
        title: 'Technology',
        summary: 'Work with what everyone uses.',
        image: expect.stringContaining('tile1'),
        banner: expect.stringContaining('banner1'),
        careers: [{ id: '2134', title: 'Programmer' }],
        pathways: [{ id: '3.making-software', title: 'Making software' }],
      });
    });

    it.each([
      ['3.making-software', 3],
      ['12.a.b', 12],
      ['7', 7],
      ['none', 0],
      ['', 0],
    ])('the career id of the pathway %j is %d [E-07]', (id, careerId) => {
      expect(careerIdOf(id)).toBe(careerId);
    });

    it('pathways by id are returned in the order of the ids [C-11] [E-07]', async () => {
      answer([{ ...raw.rawPathway, id: '1.a' }, raw.rawPathway]);
      const pathways = await load(
        context(),
        listPathways.initiate({ ids: [raw.rawPathway.id, '9.x', '1.a'] }),
      );
      expect(server.asked).toEqual(['GET /api/v1/emsi/pathways?ids=3.making-software%2C9.x%2C1.a']);
      expect(pathways.map(({ id, careerId }) => [id, careerId])).toEqual([
        ['3.making-software', 3],
        ['1.a', 1],
      ]);
      expect(pathways[0]).toMatchObject({ category: { id: 'technology' }, length: 1 });
      expect(pathways[0]).not.toHaveProperty('html');
    });

    it('one pathway is returned with its careers [C-11] [E-07]', async () => {
      const { attributes } = raw.rawPathway;
      answer({ ...raw.rawPathway, attributes: { ...attributes, careers: [raw.rawCard, { id: 'x' }] } });
      const pathway = await load(context(), getPathway.initiate('3.making-software'));
      expect(server.asked).toEqual(['GET /api/v1/emsi/pathways/3.making-software']);
      expect(pathway.careers.map(({ title }) => title)).toEqual(['Programmer']);
      expect(pathway).toMatchObject({ html: '<p>Begin anywhere.</p>', interests: { I: 6 } });
      expect(reported).toEqual(['A career was left out because its record is not valid']);
    });

    it('an empty list of ids returns none without a call [V-02]', async () => {
      answer([raw.rawPathway]);
      expect(await load(context(), listPathways.initiate({ ids: [] }))).toEqual([]);
      expect(await load(context(), listCareers.initiate({ country: 'wales', ids: [] }))).toEqual([]);
      expect(server.asked).toEqual([]);
    });
  });

  describe('careers', () => {
    it('are listed by one of the four nations [K-08]', async () => {
      expect(CAREER_COUNTRIES).toEqual(['england', 'scotland', 'wales', 'northern-ireland']);
      answer([raw.rawCard]);
      const [career] = await load(context(), listCareers.initiate({ country: 'northern-ireland' }));
      expect(server.asked).toEqual(['GET /api/v1/emsi/careers/northern-ireland']);
      expect(career).toMatchObject({
        id: '2134',
        earnings: {
          annual: { p10: 25000, median: 42500, p90: null, withheld: { p90: 'unreliable' } },
          median: 42500,
        },
        pathways: [{ id: '3.making-software' }],
        otherTitles: ['Software developer'],
        category: { id: 'technology' },
        percent: null,
        fit: null,
      });
    });

    it('are returned by code with their requirements [E-06]', async () => {
      answer([raw.rawCareer]);
      const steps = await load(context(), listSteps.initiate({ country: 'wales', ids: ['2134'] }));
      expect(server.asked).toEqual(['GET /api/v1/emsi/careers/wales?ids=2134']);
      expect(steps).toMatchObject([
        { id: '2134', levels: [{ level: 'Degree', typical: true }], subjects: [{ id: 'computer-science' }] },
      ]);
      expect(steps[0]).not.toHaveProperty('tasks');
    });

    it('one is returned in full with similar occupations, without an invalid one [E-06]', async () => {
      answer(raw.rawCareer);
      const career = await load(context(), getCareer.initiate({ country: 'england', soc: '2134' }));
      expect(server.asked).toEqual(['GET /api/v1/emsi/careers/england/2134']);
      expect(career).toMatchObject({
        title: 'Programmer',
        tasks: ['Write code', 'Read code', 'Test', 'Explain'],
        unitGroup: 'Programmers and others',
        employment: {
          current: 310000,
          years: [{ year: 2024, number: 310000, suppressed: 2 }],
          industries: [{ name: 'Information' }, { name: 'Farming', people: null }],
          regions: { minorGroup: 'IT professionals', areas: [{ area: 'Wales', people: 900 }] },
        },
        minimumWage: { hourly: 12.71, annual: 24785 },
        html: '<p>You write **software**.</p>',
        education: { levels: [{ level: 'Degree', typical: true }], requirements: ['Mathematics'] },
        routes: [{ kind: 'university', text: 'A degree in computer science' }],
        interests: { R: 3, I: 6 },
      });
      expect(career.related.map(({ id }) => id)).toEqual(['2136']);
    });

    it('fail without a call when the SOC id is missing, with an error message [V-01]', async () => {
      answer(raw.rawCareer);
      await expect(
        load(context(), getCareer.initiate({ country: 'england', soc: ' ' })),
      ).rejects.toMatchObject({
        data: 'Please supply a SOC ID',
        init: { status: 400 },
      });
      expect(server.asked).toEqual([]);
    });

    it('a search by title requests fifty [K-05]', async () => {
      answer([raw.rawCard]);
      expect(await load(context(), searchCareers.initiate('progr & co'))).toHaveLength(1);
      expect(server.asked).toEqual([
        'GET /api/v1/emsi/careers/search?limit=50&query=progr+%26+co&searchFields=title',
      ]);
    });
  });

  describe('the quiz', () => {
    it('has traits [C-11]', async () => {
      answer([raw.rawTrait]);
      expect(await load(context(), listTraits.initiate(undefined))).toMatchObject([
        { id: 'I', person: 'Thinker' },
      ]);
      expect(server.asked).toEqual(['GET /api/v1/emsi/assessment/traits']);
    });

    it('returns results with careers and their fit [C-11] [E-06]', async () => {
      answer(raw.rawResults);
      const results = await load(context(), getAssessmentResults.initiate(raw.rawResults.id));
      expect(server.asked).toEqual([`GET /api/v1/emsi/assessment/results/${raw.rawResults.id}`]);
      expect(results).toMatchObject({
        flat: false,
        traits: [{ id: 'I', score: 4.2 }],
        careers: [{ id: '2134', percent: 83, fit: { percent: 83, range: { low: 80, high: 86 } } }],
        pathways: [{ id: '3.making-software', percent: 83, contributions: { I: 6 } }],
      });
    });
  });

  describe('failures', () => {
    it.each([
      ['categories', () => listCategories.initiate(undefined)],
      ['pathways', () => getPathway.initiate('1.x')],
      ['careers', () => searchCareers.initiate('x')],
      [
        'job data',
        () =>
          getJobData.initiate({
            soc: '2134',
            type: 'skills',
            months: jobMonths(new Date(0)),
            limit: 5,
            isStaffing: false,
          }),
      ],
      ['traits', () => listTraits.initiate(undefined)],
      ['assessment results', () => getAssessmentResults.initiate('x')],
    ])('name %s [X-01]', async (subject, initiate) => {
      server.answer(json({ detail: 'No' }, 404));
      await expect(load<unknown>(context(), initiate() as never)).rejects.toMatchObject({
        data: `There has been a problem fetching ${subject}: No`,
        init: { status: 404 },
      });
      server.answer(json({ data: 'nonsense' }));
      await expect(load<unknown>(context(), initiate() as never)).rejects.toMatchObject({
        init: { status: 502 },
      });
    });
  });
});

describe('job data', () => {
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
  const asked = { months: { start: '2025-11', end: '2026-10' }, limit: 5, isStaffing: false };

  describe('job data', () => {
    it.each([
      ['2026-11-28T12:00:00Z', '2025-11', '2026-10'],
      ['2027-01-31T23:59:59Z', '2026-01', '2026-12'],
      ['2026-03-31T00:00:00Z', '2025-03', '2026-02'],
    ])('of %s is of the twelve months from %s to %s [K-07]', (today, start, end) => {
      expect(jobMonths(new Date(today))).toEqual({ start, end });
    });

    it.each([
      ['companies', 'companies', ''],
      ['anything', 'companies', ''],
      ['skills', 'skills', ''],
      ['hard-skills', 'skills', ''],
      ['soft-skills', 'skills', '&skillType=soft'],
    ])('of the type %s calls %s%s [V-04]', async (type, path, more) => {
      answer(path === 'skills' ? raw.rawSkills : raw.rawCompanies);
      const data = await load(context(), getJobData.initiate({ soc: '2134', type, ...asked }));
      expect(server.asked).toEqual([
        `GET /api/v1/emsi/jobs/${path}?soc=2134&start=2025-11&end=2026-10&limit=5&isStaffing=false${more}`,
      ]);
      expect(data.type).toBe(path);
    });

    it('has its months, counts and source [E-08]', async () => {
      answer(raw.rawSkills);
      expect(await load(context(), getJobData.initiate({ soc: '2134', type: 'skills', ...asked }))).toEqual({
        type: 'skills',
        id: '2134',
        dates: { start: '2025-11', end: '2026-11' },
        data: [{ name: 'Patience', type: 'soft', careers: 12 }],
        source: 'Careers of this catalogue.',
      });
      expect(server.asked).toEqual([
        'GET /api/v1/emsi/jobs/skills?soc=2134&start=2025-11&end=2026-10&limit=5&isStaffing=false',
      ]);
    });
  });
});

describe('jobs', () => {
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
});
