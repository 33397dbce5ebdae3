import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawArchitecture, rawComputing, rawIndustry, rawPlace } from './fixtures';
import { pageTypeLabel } from './pages/mapper';
import { industriesApi, locationsApi, pagesApi, subjectsApi } from '.';

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
const { listSubjects, listSubjectGuides } = subjectsApi.endpoints;
const { listLocations, listLocationStories } = locationsApi.endpoints;
const subjects = ({ context } = setUp()) => load(context, listSubjects.initiate(undefined));
const locations = () => load(setUp().context, listLocations.initiate(undefined));
const industries = (apiUrl: string) =>
  load(setUp().context, industriesApi.endpoints.listIndustryGuides.initiate({ apiUrl }));
const pages = (ids: readonly string[]) => load(setUp().context, pagesApi.endpoints.getPages.initiate(ids));
const sent = () => {
  const url = new URL(server.asked[0]?.split(' ')[1] ?? '', server.base);
  return { path: url.pathname, variables: JSON.parse(url.searchParams.get('variables') ?? '{}') };
};
const graph = (field: string, items: unknown) => json({ data: { [field]: { items } } });

describe('subjects', () => {
  it('have few fields and are sorted by title [C-21] [E-11]', async () => {
    server.answer(json([rawComputing, rawArchitecture]));
    expect(await subjects()).toEqual([
      { id: 'architecture', title: 'Architecture', url: '/explore/subjects/architecture', subjectMap: [] },
      {
        id: 'computer-science',
        title: 'Computer science',
        url: '/explore/subjects/computer-science',
        subjectMap: ['Software engineering', 'Mathematics'],
      },
    ]);
    expect(server.asked).toEqual(['GET /api/v1/subjects']);
  });

  it('are fetched once and cached [S-07]', async () => {
    server.answer(json([rawComputing]));
    const given = setUp();
    await subjects(given);
    await subjects(given);
    expect(server.asked).toHaveLength(1);
  });

  it('a response without the list gives the specified error message [X-02]', async () => {
    server.answer(json({ subjects: [] }));
    await expect(subjects()).rejects.toMatchObject({
      data: 'There has been a problem fetching subjects: Error parsing response',
      init: { status: 502 },
    });
  });

  it('the error message names subjects [X-01]', async () => {
    server.answer(json({ detail: 'Not today' }, 400));
    await expect(subjects()).rejects.toMatchObject({
      data: 'There has been a problem fetching subjects: Not today',
    });
  });

  it('their guides have a picture, an icon, a salary and codes [C-13] [E-11] [K-04]', async () => {
    server.answer(graph('subjectGuides', [rawComputing, rawArchitecture, { ...rawComputing, title: '' }]));
    const given = setUp();
    const guides = await load(given.context, listSubjectGuides.initiate({}));
    expect(sent()).toEqual({ path: '/graphql', variables: { limit: 100 } });
    expect(guides.map(({ title, salary }) => [title, salary?.median ?? null])).toEqual([
      ['Architecture', null],
      ['Computer science', 32000],
    ]);
    expect(guides[1]).toMatchObject({ icon: 'computer-science', hecosMap: [{ code: '100366' }] });
    expect(guides[1]).not.toHaveProperty('banner');
    expect(given.reported).toEqual(['A subject guide was left out because its record is not valid']);
  });
});

describe('locations', () => {
  const read = async (title: string, type: string, isFilter = false) => {
    server.answer(json([rawPlace('x', title, type, isFilter)]));
    return (await locations())[0];
  };

  it.each(['England', 'Scotland', 'Wales', 'Northern Ireland', 'Outside of the UK'])(
    '%s is always a country, regardless of the source [E-09]',
    async (title) => {
      expect(await read(`Study in ${title}`, 'region-guide')).toMatchObject({ title, type: 'country-guide' });
    },
  );

  it.each([
    ['Study in Wales', 'country-guide', true],
    ['Study in South West', 'region-guide', true],
    ['Study in England', 'country-guide', false],
    ['Study in Bath', 'city-guide', false],
  ])('%s (%s) is a filter: %s [E-09]', async (title, type, isFilter) => {
    expect(await read(title, type, !isFilter)).toMatchObject({ isFilter });
  });

  it('have only an id, a name, a type and a filter flag [C-22] [E-22]', async () => {
    expect(await read('Study in Bath', 'city-guide')).toEqual({
      id: 'x',
      title: 'Bath',
      type: 'city-guide',
      isFilter: false,
    });
    expect(server.asked).toEqual(['GET /api/v1/locations']);
  });

  it('their guides have texts and pictures [C-13] [E-09]', async () => {
    server.answer(graph('locationGuides', [rawPlace('bath', 'Study in Bath', 'city-guide')]));
    const [bath] = await load(setUp().context, listLocationStories.initiate({ ids: ['bath'] }));
    expect(sent().variables).toEqual({ ids: ['bath'] });
    expect(bath).toMatchObject({
      title: 'Bath',
      article16by10Image: expect.stringContaining('default-image1'),
    });
  });

  it('an empty list of ids returns none without a call [V-02]', async () => {
    server.answer(json({}));
    expect(await load(setUp().context, listLocationStories.initiate({ ids: [] }))).toEqual([]);
    expect(await load(setUp().context, listSubjectGuides.initiate({ ids: [] }))).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('a response without the list gives the specified error message [X-02]', async () => {
    server.answer(json({ data: {} }));
    await expect(
      load(setUp().context, listLocationStories.initiate({ ids: ['bath'] })),
    ).rejects.toMatchObject({
      data: 'There has been a problem fetching locations: Error parsing response',
    });
  });
});

describe('industry guides', () => {
  it.each([
    ['', '/explore/industry-guides/digital-and-technology'],
    ['https://api.example', 'https://api.example/explore/industry-guides/digital-and-technology'],
  ])('prefix a page of the site with the API host %j [E-12] [C-13]', async (apiUrl, url) => {
    server.answer(graph('industryGuides', [rawIndustry]));
    expect(await industries(apiUrl)).toEqual([{ ...rawIndustry, url }]);
    expect(sent().variables).toEqual({ limit: 100 });
  });

  it('keep the address of an external page [E-12]', async () => {
    server.answer(graph('industryGuides', [{ ...rawIndustry, url: 'https://elsewhere.example/x' }]));
    expect((await industries('https://api.example'))[0]?.url).toBe('https://elsewhere.example/x');
  });

  it('a response without the list gives the specified error message [X-02]', async () => {
    server.answer(json({ errors: [{ message: 'no' }] }));
    await expect(industries('')).rejects.toMatchObject({
      data: 'There has been a problem fetching industry guides: Error parsing response',
    });
  });
});

describe('pages by node id', () => {
  it.each([
    ['structure_content', 'Information'],
    ['article', 'Article'],
    ['subject_guide', 'Subject guide'],
    ['job_profile', 'Career profile'],
    ['event', 'Event'],
    ['location_guide', 'Location'],
    ['anything', 'Page'],
    ['constructor', 'Page'],
  ])('label %s as %s [E-10]', (type, label) => {
    expect(pageTypeLabel(type)).toBe(label);
  });

  it('are requested by id, a hundred at most [C-13] [E-10] [K-04]', async () => {
    const { nid, title, summary, url, image } = rawComputing;
    server.answer(graph('pages', [{ nid, title, summary, url, image, type: 'subject_guide' }]));
    expect(await pages([nid, ...Array.from({ length: 120 }, (_, n) => `articles:${n}`)])).toEqual([
      { id: nid, title, summary, url, image, type: 'Subject guide' },
    ]);
    expect(sent().variables.ids).toHaveLength(100);
  });

  it('an empty list of ids returns none without a call [V-02]', async () => {
    server.answer(json({}));
    expect(await pages([])).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('a response without the list gives the specified error message [X-02]', async () => {
    server.answer(json({ data: null }));
    await expect(pages(['articles:x'])).rejects.toMatchObject({
      data: 'There has been a problem fetching pages: Error parsing response',
    });
  });
});
