/** @jest-environment node */
import { RouterContextProvider } from 'react-router-dom';
import {
  filterLocations,
  industriesApi,
  industryGuideApi,
  type Location,
  locationById,
  locationsApi,
  locationsByName,
  locationsByType,
  pagesApi,
  type Subject,
  subjectByTitle,
  subjectGuideApi,
  subjectMapOf,
  subjectPayApi,
  subjectsApi,
  subjectsByIds,
  subjectTitleFromUrl,
} from '.';
import { createStore, load, type Markdown, NO_ADDRESSES, setSiteAddresses, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawArchitecture, rawComputing, rawIndustry, rawPlace, rawPost } from './fixtures';
import { pageTypeLabel } from './pages/mapper';
import { postsApi } from './posts';

afterEach(() => setSiteAddresses(NO_ADDRESSES));

describe('guides', () => {
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
  const industries = (api = '') => {
    setSiteAddresses({ ...NO_ADDRESSES, api });
    return load(setUp().context, industriesApi.endpoints.listIndustryGuides.initiate({}));
  };
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
        expect(await read(`Study in ${title}`, 'region-guide')).toMatchObject({
          title,
          type: 'country-guide',
        });
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
    ])('prefix a page of the site with the API host %j [E-12] [C-13]', async (api, url) => {
      server.answer(graph('industryGuides', [rawIndustry]));
      expect(await industries(api)).toEqual([{ ...rawIndustry, url, image: api + rawIndustry.image }]);
      expect(sent().variables).toEqual({ limit: 100 });
    });

    it('keep the address of an external page [E-12]', async () => {
      server.answer(graph('industryGuides', [{ ...rawIndustry, url: 'https://elsewhere.example/x' }]));
      expect((await industries('https://api.example'))[0]?.url).toBe('https://elsewhere.example/x');
    });

    it('a response without the list gives the specified error message [X-02]', async () => {
      server.answer(json({ errors: [{ message: 'no' }] }));
      await expect(industries()).rejects.toMatchObject({
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
});

describe('in full', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const context = () => {
    const markdown = async (source: string) => `<p>${source}</p>`;
    const store = createStore({ apiBase: server.base, report: () => undefined, markdown });
    return new RouterContextProvider(new Map([[storeContext, store]]));
  };
  const { getSubjectGuide } = subjectGuideApi.endpoints;
  const { getIndustryGuide } = industryGuideApi.endpoints;
  const graph = (field: string, ...items: readonly object[]) => json({ data: { [field]: { items } } });

  it('a subject in full has its text as HTML and careers with pay [C-13] [E-11] [V-15]', async () => {
    const [career] = rawIndustry.relatedCareers;
    server.answer(
      graph('subjectGuides', { ...rawComputing, body: 'Older than the laptop.', careers: [career] }),
    );
    const guide = await load(context(), getSubjectGuide.initiate('computer-science'));
    expect(guide).toMatchObject({ html: '<p>Older than the laptop.</p>', careers: [career], skills: [] });
    expect(guide).not.toHaveProperty('body');
    const asked = new URL(server.asked[0]?.split(' ')[1] ?? '', server.base).searchParams;
    expect(asked.get('variables')).toBe('{"ids":["computer-science"]}');
  });

  it.each([
    ['', '/explore/industry-guides/digital-and-technology'],
    ['https://api.example', 'https://api.example/explore/industry-guides/digital-and-technology'],
  ])(
    'an industry guide in full has an address prefixed with the API host %j [C-13] [E-12]',
    async (api, url) => {
      setSiteAddresses({ ...NO_ADDRESSES, api });
      const raw = {
        ...rawIndustry,
        nid: 'industry-guides:digital-and-technology',
        banner: '/b.webp',
        body: 'Now.',
      };
      server.answer(graph('industryGuides', raw));
      const guide = await load(context(), getIndustryGuide.initiate(rawIndustry.id));
      expect(guide).toMatchObject({ url, banner: `${api}/b.webp`, html: '<p>Now.</p>', skills: [] });
    },
  );

  it('a guide that does not exist is null [C-13]', async () => {
    server.answer(json({ data: { subjectGuides: { items: [] }, industryGuides: { items: [] } } }));
    expect(await load(context(), getSubjectGuide.initiate('alchemy'))).toBeNull();
    expect(await load(context(), getIndustryGuide.initiate('alchemy'))).toBeNull();
  });
});

describe('lookups', () => {
  const subject = (id: string, title: string, ...subjectMap: string[]): Subject => ({
    id,
    title,
    url: `/explore/subjects/${id}`,
    subjectMap,
  });
  const SUBJECTS = [subject('art', 'Art'), subject('computer-science', 'Computer science', 'Mathematics')];

  const WALES: Location = { id: 'wales', title: 'Wales', type: 'country-guide', isFilter: true };
  const BATH: Location = { id: 'bath', title: 'Bath', type: 'city-guide', isFilter: false };
  const PLACES = [WALES, BATH];

  describe('looking up subjects [S-08]', () => {
    it('by title, ignoring case', () => {
      expect(subjectByTitle(SUBJECTS, ' computer SCIENCE ')?.id).toBe('computer-science');
      expect(subjectByTitle(SUBJECTS, 'Alchemy')).toBeUndefined();
    });

    it('by ids, in their order', () => {
      expect(subjectsByIds(SUBJECTS, ['computer-science', 'x', 'art']).map(({ id }) => id)).toEqual([
        'computer-science',
        'art',
      ]);
      expect(subjectsByIds(SUBJECTS, [])).toEqual([]);
    });

    it.each([
      ['all', []],
      ['All', []],
      ['Computer science', ['Computer science', 'Mathematics']],
      ['Art', ['Art']],
      ['Alchemy', ['Alchemy']],
    ])('the map of %s', (title, map) => {
      expect(subjectMapOf(SUBJECTS, title)).toEqual(map);
    });

    it.each([
      ['computer-science', 'Computer science'],
      ['/explore/subjects/computer-science', 'Computer science'],
      ['#computer-science', 'Computer science'],
      ['https://example.com/explore/subjects/art/', 'Art'],
      ['science', undefined],
      ['', undefined],
      ['/', undefined],
    ])('by the fragment of an address %j', (fragment, title) => {
      expect(subjectTitleFromUrl(SUBJECTS, fragment)).toBe(title);
    });
  });

  describe('looking up locations [S-08]', () => {
    it('by name, in the order of the names', () => {
      expect(locationsByName(PLACES, 'bath', 'Nowhere', 'Wales')).toEqual([BATH, WALES]);
    });

    it('no names return none [V-02]', () => {
      expect(locationsByName(PLACES)).toEqual([]);
    });

    it('by id, by type, and by filter flag', () => {
      expect(locationById(PLACES, 'bath')).toBe(BATH);
      expect(locationById(PLACES, 'x')).toBeUndefined();
      expect(locationsByType(PLACES, 'city-guide')).toEqual([BATH]);
      expect(filterLocations(PLACES)).toEqual([WALES]);
    });
  });
});

describe('pay', () => {
  const place = { lowerQuartile: 22_000, median: 28_000, upperQuartile: 35_000, people: 120 };

  it('returns the pay of a subject in a region, without invalid records', async () => {
    const server = await startTestApi();
    const report = jest.fn();
    const law = {
      ...{ subject: 'CAH16-01-01', subjectName: 'law', subjectLevel: 3 },
      ...{ years3: { uk: place, region: null }, years5: null },
    };
    server.answer(json({ subject: 'law', region: 'Wales', results: [law, { ...law, years3: 28_000 }] }));
    const { data } = await createStore({ apiBase: server.base, report }).dispatch(
      subjectPayApi.endpoints.getSubjectPay.initiate({ subject: 'law', region: 'Wales' }),
    );
    expect(data).toEqual([
      { subject: 'CAH16-01-01', subjectName: 'law', years3: { uk: place, region: null }, years5: null },
    ]);
    expect(server.asked).toEqual(['GET /api/v1/subject-pay?subject=law&region=Wales']);
    expect(report).toHaveBeenCalledTimes(1);
    await server.close();
  });
});

describe('posts', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const setUp = (markdown?: Markdown) => {
    const store = createStore({
      apiBase: server.base,
      report: () => undefined,
      ...(markdown && { markdown }),
    });
    return { context: new RouterContextProvider(new Map([[storeContext, store]])) };
  };

  describe('articles', () => {
    const { listArticles, listStatementGuides } = postsApi.endpoints;

    it('statement guides are requested by scheme and subject [C-03] [E-02]', async () => {
      server.answer(json({ posts: [rawPost] }));
      const { id, title, url, image, summary } = rawPost;
      const guides = await load(
        setUp().context,
        listStatementGuides.initiate({ schemes: ['undergraduate'], subjectGuides: ['history', 'CAH20'] }),
      );
      expect(guides).toEqual([{ id, title, url, image, summary }]);
      expect(server.asked).toEqual([
        'GET /api/v1/article?type=personal_statement&schemes=undergraduate&subjectGuides=history%2CCAH20',
      ]);
    });

    it('articles are requested by id; no ids make no call [C-03] [V-02]', async () => {
      server.answer(json({ posts: [{ ...rawPost, type: 'article', topic: 'Money' }] }));
      expect(await load(setUp().context, listArticles.initiate({ ids: [] }))).toEqual([]);
      expect(server.asked).toEqual([]);
      const articles = await load(setUp().context, listArticles.initiate({ ids: ['history'], limit: 4 }));
      expect(articles[0]).toMatchObject({ topic: 'Money', published: '2026-09-01' });
      expect(server.asked).toEqual(['GET /api/v1/article?type=article&ids=history&limit=4']);
    });

    it('the error message names articles [X-01]', async () => {
      server.answer(json({ detail: 'No' }, 400));
      await expect(load(setUp().context, listArticles.initiate({}))).rejects.toMatchObject({
        data: 'There has been a problem fetching articles: No',
      });
    });

    it('one is returned with its text as HTML [C-03] [V-15]', async () => {
      server.answer(json({ posts: [{ ...rawPost, body: '## Start *here*' }] }));
      const { context } = setUp(async (source) => `<p>${source}</p>`);
      const post = await load(context, postsApi.endpoints.getPost.initiate({ type: 'article', id: 'a' }));
      expect(post).toMatchObject({ title: rawPost.title, html: '<p>## Start *here*</p>' });
      expect(post).not.toHaveProperty('body');
      expect(server.asked).toEqual(['GET /api/v1/article?type=article&ids=a']);
    });

    it('one that does not exist is null [C-03]', async () => {
      server.answer(json({ posts: [] }));
      const key = { type: 'personal_statement', id: 'none' } as const;
      expect(await load(setUp().context, postsApi.endpoints.getPost.initiate(key))).toBeNull();
    });
  });
});
