import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import * as raw from './fixtures';
import { careerIdOf } from './mapper';
import { CAREER_COUNTRIES, careersApi } from '.';

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
    const pathways = await load(context(), listPathways.initiate({ ids: [raw.rawPathway.id, '9.x', '1.a'] }));
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
    await expect(load(context(), getCareer.initiate({ country: 'england', soc: ' ' }))).rejects.toMatchObject(
      {
        data: 'Please supply a SOC ID',
        init: { status: 400 },
      },
    );
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
    ['job data', () => getJobData.initiate({ soc: '2134', type: 'skills' })],
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
