import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import * as raw from './fixtures';
import { CAREER_COUNTRIES, careerIdOf, careersApi, jobMonths } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const reported: string[] = [];
beforeEach(() => void (reported.length = 0));
const context = () => {
  const store = createStore({ apiBase: server.base, report: (message) => reported.push(message) });
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
  listTraits,
  searchCareers,
} = careersApi.endpoints;
const answer = (data: unknown) => server.answer(json({ data }));

describe('career categories and pathways', () => {
  it('[C-11] [E-05] categories have pictures, a summary and what belongs to them', async () => {
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
  ])('[E-07] the career id of the pathway %j is %d', (id, careerId) => {
    expect(careerIdOf(id)).toBe(careerId);
  });

  it('[C-11] [E-07] pathways by id come in the order of the ids', async () => {
    answer([{ ...raw.rawPathway, id: '1.a' }, raw.rawPathway]);
    const pathways = await load(context(), listPathways.initiate({ ids: [raw.rawPathway.id, '9.x', '1.a'] }));
    expect(server.asked).toEqual(['GET /api/v1/emsi/pathways?ids=3.making-software%2C9.x%2C1.a']);
    expect(pathways.map(({ id, careerId }) => [id, careerId])).toEqual([
      ['3.making-software', 3],
      ['1.a', 1],
    ]);
    expect(pathways[0]).not.toHaveProperty('body');
  });

  it('[C-11] [E-07] one pathway comes with its careers', async () => {
    const { attributes } = raw.rawPathway;
    answer({ ...raw.rawPathway, attributes: { ...attributes, careers: [raw.rawCard, { id: 'x' }] } });
    const pathway = await load(context(), getPathway.initiate('3.making-software'));
    expect(server.asked).toEqual(['GET /api/v1/emsi/pathways/3.making-software']);
    expect(pathway.careers.map(({ title }) => title)).toEqual(['Programmer']);
    expect(reported).toEqual(['A career was left out because its record is not valid']);
  });

  it('[V-02] no ids give none with no call', async () => {
    answer([raw.rawPathway]);
    expect(await load(context(), listPathways.initiate({ ids: [] }))).toEqual([]);
    expect(await load(context(), listCareers.initiate({ country: 'wales', ids: [] }))).toEqual([]);
    expect(server.asked).toEqual([]);
  });
});

describe('careers', () => {
  it('[K-08] are asked for by one of the four nations', async () => {
    expect(CAREER_COUNTRIES).toEqual(['england', 'scotland', 'wales', 'northern-ireland']);
    answer([raw.rawCard]);
    const [career] = await load(context(), listCareers.initiate({ country: 'northern-ireland' }));
    expect(server.asked).toEqual(['GET /api/v1/emsi/careers/northern-ireland']);
    expect(career).toMatchObject({
      id: '2134',
      earnings: { annual: { starter: 25000, midpoint: 42500 }, median: null },
      pathways: [{ id: '3.making-software' }],
      percent: null,
    });
  });

  it('[E-06] one comes in full, with similar occupations; a bad one among them is left out', async () => {
    answer(raw.rawCareer);
    const career = await load(context(), getCareer.initiate({ country: 'england', soc: '2134' }));
    expect(server.asked).toEqual(['GET /api/v1/emsi/careers/england/2134']);
    expect(career).toMatchObject({
      title: 'Programmer',
      tasks: ['Write code', 'Read code', 'Test', 'Explain'],
      employment: { current: 310000, years: [{ year: 2025, number: 310000 }] },
      education: { levels: [{ level: 'Degree', typical: true }], requirements: ['Mathematics'] },
    });
    expect(career.related.map(({ id }) => id)).toEqual(['2136']);
  });

  it('[V-01] without a SOC id there is no call and the error says so', async () => {
    answer(raw.rawCareer);
    await expect(load(context(), getCareer.initiate({ country: 'england', soc: ' ' }))).rejects.toMatchObject(
      {
        data: 'Please supply a SOC ID',
        init: { status: 400 },
      },
    );
    expect(server.asked).toEqual([]);
  });

  it('[K-05] a search by title asks for fifty', async () => {
    answer([raw.rawCard]);
    expect(await load(context(), searchCareers.initiate('progr & co'))).toHaveLength(1);
    expect(server.asked).toEqual([
      'GET /api/v1/emsi/careers/search?limit=50&query=progr+%26+co&searchFields=title',
    ]);
  });
});

describe('job data', () => {
  it.each([
    ['companies', 'companies?soc=2134'],
    ['anything', 'companies?soc=2134'],
    ['skills', 'skills?soc=2134'],
    ['hard-skills', 'skills?soc=2134'],
    ['soft-skills', 'skills?soc=2134&skillType=soft'],
  ])('[V-04] of the type %s asks for %s', async (type, path) => {
    answer(path.startsWith('skills') ? raw.rawSkills : raw.rawCompanies);
    const data = await load(context(), getJobData.initiate({ soc: '2134', type }));
    expect(server.asked).toEqual([`GET /api/v1/emsi/jobs/${path}`]);
    expect(data.type).toBe(path.startsWith('skills') ? 'skills' : 'companies');
  });

  it('[E-08] has its months, what was counted and where it is from', async () => {
    answer(raw.rawSkills);
    const months = jobMonths(new Date('2026-11-21T09:00:00Z'));
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

  it.each([
    ['2026-01-31T23:59:59Z', '2025-01', '2026-01'],
    ['2026-12-01T00:00:00Z', '2025-12', '2026-12'],
  ])('[K-07] the twelve months before %s are %s to %s', (day, start, end) => {
    expect(jobMonths(new Date(day))).toEqual({ start, end });
  });
});

describe('the quiz', () => {
  it('[C-11] has traits', async () => {
    answer([raw.rawTrait]);
    expect(await load(context(), listTraits.initiate(undefined))).toMatchObject([
      { id: 'I', person: 'Thinker' },
    ]);
    expect(server.asked).toEqual(['GET /api/v1/emsi/assessment/traits']);
  });

  it('[C-11] [E-06] its results have careers with how well they match', async () => {
    answer(raw.rawResults);
    const results = await load(context(), getAssessmentResults.initiate(raw.rawResults.id));
    expect(server.asked).toEqual([`GET /api/v1/emsi/assessment/results/${raw.rawResults.id}`]);
    expect(results).toMatchObject({
      flat: false,
      traits: [{ id: 'I', score: 4.2 }],
      careers: [{ id: '2134', percent: 83 }],
      pathways: [{ id: '3.making-software', percent: 83 }],
    });
  });
});

describe('failures', () => {
  it.each([
    ['categories', () => listCategories.initiate(undefined)],
    ['pathways', () => getPathway.initiate('1.x')],
    ['careers', () => searchCareers.initiate('x')],
    ['job data', () => getJobData.initiate({ soc: '2134', type: 'skills' })],
    ['traits', () => listTraits.initiate(undefined)],
    ['assessment results', () => getAssessmentResults.initiate('x')],
  ])('[X-01] name %s', async (subject, initiate) => {
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
