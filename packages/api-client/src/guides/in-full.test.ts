import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawComputing, rawIndustry } from './fixtures';
import { industryGuideApi, subjectGuideApi } from '.';

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
  async (apiUrl, url) => {
    const raw = {
      ...rawIndustry,
      nid: 'industry-guides:digital-and-technology',
      banner: '/b.webp',
      body: 'Now.',
    };
    server.answer(graph('industryGuides', raw));
    const guide = await load(context(), getIndustryGuide.initiate({ id: rawIndustry.id, apiUrl }));
    expect(guide).toMatchObject({ url, html: '<p>Now.</p>', skills: [] });
  },
);

it('a guide that does not exist is null [C-13]', async () => {
  server.answer(json({ data: { subjectGuides: { items: [] }, industryGuides: { items: [] } } }));
  expect(await load(context(), getSubjectGuide.initiate('alchemy'))).toBeNull();
  expect(await load(context(), getIndustryGuide.initiate({ id: 'alchemy', apiUrl: '' }))).toBeNull();
});
