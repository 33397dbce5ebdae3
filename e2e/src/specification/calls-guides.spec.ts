import { BATH, COURSE } from '../site';
import { answerWith, searchesOf, type Json } from './answers';
import { calls, queryOf, type Expected } from './call';
import { mainOf, textOf } from './served';
import { expect, test } from './stand';

const UNI_ID = '10007850';
const POSTCODE = 'postcode=BA2+7AY';
const YEAR = /^20\d\d$/;

calls('[C-12] open days are asked by limit, sort and provider', {
  page: COURSE,
  call: '/api/v1/open-days/list',
  has: { limit: '3', sort: 'ASC', providerGuid: /^10007163-/ },
});

const graph = (page: string, kind: string, variables: string): Expected => ({
  page,
  call: '/graphql',
  has: { query: new RegExp(`^query\\(.*${kind}\\(`), variables },
});
calls(
  '[C-13] location, subject and industry guides and pages by node ids are asked of the graph',
  graph('/explore/where-to-go?location=bath', 'locationGuides', '{"ids":["bath"]}'),
  graph('/explore/subjects/psychology', 'subjectGuides', '{"ids":["psychology"]}'),
  graph(
    '/explore/industry-guides/construction-and-property',
    'industryGuides',
    '{"ids":["construction-and-property"]}',
  ),
  graph(
    '/explore/statement-guides/medicine-and-dentistry',
    'pages',
    '{"ids":["subject-guides:medicine","subject-guides:dentistry","subject-guides:veterinary-medicine","subject-guides:optometry"]}',
  ),
);

calls('[C-15] one provider is asked of institution by guid, limit 1 and study year', {
  page: BATH,
  call: '/api/v1/institution',
  has: { guid: UNI_ID, limit: '1', studyYear: YEAR },
});
calls('[C-16] providers of a subject are asked with a position', {
  page: `/explore/subjects/psychology?${POSTCODE}`,
  call: '/api/v1/unis-by-subject',
  has: { subjects: 'psychology', lat: /^51\./, lng: /^-2\./ },
});

test('[C-17] a postcode is asked of geocode-postcode; without a position it is 0, 0', async ({
  stand,
  saw,
}) => {
  await stand.get(`/explore/unis?${POSTCODE}`);
  expect(stand.callsOf('/api/v1/geocode-postcode').map(queryOf)).toEqual([{ postcode: 'BA2 7AY' }]);
  const [near] = stand.callsOf('/api/v1/courses').map(queryOf);
  answerWith(stand, '/api/v1/geocode-postcode', { latitude: null, longitude: null });
  await stand.get(`/explore/unis?${POSTCODE}`);
  const nowhere = stand.callsOf('/api/v1/courses').map(queryOf).at(-1);
  expect(near).toMatchObject({ lat: '51.35957', lng: '-2.37633' });
  expect([nowhere?.['lat'] ?? '0', nowhere?.['lng'] ?? '0']).toEqual(['0', '0']);
  saw(
    `BA2 7AY is at ${near?.['lat']}, ${near?.['lng']}; without a position no list is measured from anywhere`,
  );
});

calls(
  '[C-18] an employer is asked by its alias, unpublished ones with preview',
  { page: '/explore/employer/aldermast', call: '/api/v1/employer', has: { pathAlias: 'aldermast' } },
  {
    page: '/explore/employer/aldermast?preview=true',
    call: '/api/v1/employer',
    has: { pathAlias: 'aldermast', preview: 'true' },
  },
);

test('[C-19] searches, spotlights and work experiences are asked of the search service with their filters', async ({
  stand,
  saw,
}) => {
  const pages = [
    '/explore/search',
    BATH,
    '/explore/spotlights/bath-engineering/engineering-on-a-hill-above-bath',
    '/explore/virtual-work-experiences/merrowstone-a-day-as-site-manager/a-day-as-site-manager',
  ];
  for (const page of pages) await stand.get(page);
  const asked = searchesOf(stand.calls).map(
    ({ indexName, facetFilters }: Json) => `${indexName} ${String(facetFilters ?? '')}`,
  );
  saw(asked.filter((one) => /searches|spotlights|virtual/.test(one)).join('; '));
  expect(asked).toContainEqual(expect.stringMatching(/^d10_searches /));
  expect(asked).toContain('d10_spotlights objectID:bath-engineering');
  expect(asked).toContain('d10_virtual_work_experiences objectID:merrowstone-a-day-as-site-manager');
  expect(asked).toContain('d10_virtual_work_experiences jobSector:Construction');
  expect(asked, 'spotlights of a provider').toContain('d10_spotlights institutionName:University of Bath');
});

calls('[C-21] the subjects are asked of the API', { page: '/explore/courses', call: '/api/v1/subjects' });
calls('[C-22] the locations are asked of the API', {
  page: '/explore/where-to-go',
  call: '/api/v1/locations',
});

test('[C-23] default images are at the API host by set, shape and number', async ({ stand, saw }) => {
  const base = '/themes/custom/ucas/images/default-images';
  const { html } = await stand.get(COURSE);
  const shown = new RegExp(`${stand.hosts.api}${base}/business/banners/default-banner(\\d+)\\.webp`).exec(
    html,
  )?.[1];
  expect(Number(shown)).toBeGreaterThanOrEqual(1);
  const statusOf = async (path: string) => (await fetch(`${stand.hosts.api}${base}${path}`)).status;
  const found = [
    await statusOf('/tiles/default-tile1.jpg'),
    await statusOf('/medicine/images/default-image10.jpg'),
    await statusOf('/medicine/banners/default-banner11.jpg'),
    await statusOf('/banners/default-banner0.jpg'),
  ];
  expect(found).toEqual([200, 200, 404, 404]);
  saw(`banner ${shown} of business on the page; numbers 1, 10, 11 and 0: ${found.join(', ')}`);
});

test('[C-24] a request that changes nothing is retried once on eight statuses, and on no other', async ({
  stand,
  saw,
}) => {
  const attempts = async (status: number): Promise<number> => {
    const before = stand.calls.length;
    let failures = 0;
    stand.answer('/api/v1/emsi/categories', async (_, real) =>
      (failures += 1) === 1 ? { status, body: {} } : { body: await real() },
    );
    const text = textOf(mainOf((await stand.get('/explore/career-list')).html));
    const made = stand.calls.slice(before).filter(({ path }) => path.endsWith('/categories')).length;
    expect(text.includes('There has been a problem fetching categories'), `${status}`).toBe(made === 1);
    return made;
  };
  const retried = [];
  for (const status of [400, 401, 403, 404, 408, 409, 410, 422, 425, 429, 500, 501, 502, 503, 504, 505])
    if ((await attempts(status)) === 2) retried.push(status);
  expect(retried).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  saw(`retried once: ${retried.join(', ')}`);
});
