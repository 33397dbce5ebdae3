import {
  json,
  pageFound,
  rawBathInFull,
  rawPage,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { graphOf, rawCoursePage, rawJob, rawOpenDay, rawPlaces, rawStory } from './testing/fixtures';
import { errorOf, open } from './testing/open';
import { BATH } from './testing/sub-page';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

type Answer = ReturnType<typeof json>;

const spotlight = {
  objectID: 'bath-hill',
  title: 'Engineering on a hill',
  body: 'Graduates earn well.',
  url: '/explore/spotlights/bath-hill/engineering-on-a-hill',
  image: '/tile.webp',
  institutionName: 'University of Bath',
  providerId: '10007850',
  subjects: [],
};

/** API responses by a part of the URL that no other call has. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/api/v1/institution': json({ results: [rawBathInFull] }),
  '/api/v1/courses?output=provider': json(rawPage),
  '/api/v1/courses?': json(rawCoursePage),
  '/api/v1/open-days/list': json([rawOpenDay]),
  '/provider-status': json({ results: [] }),
  '/api/v1/career-finder-jobs': json({ data: { Job: [rawJob], Total: 1 } }),
  '/api/v1/locations': json(rawPlaces),
  '/graphql': json(graphOf(rawStory('bath', 'Study in Bath', 'city-guide'))),
  '/api/v1/geocode-postcode': json({ postcode: 'BA1', outcode: 'BA1', latitude: 51, longitude: -2 }),
  '/search/1/indexes': json({ results: [pageFound(spotlight)] }),
};
const CALLS = Object.keys(ANSWERS).sort((one, other) => other.length - one.length);

const WAYS: readonly (readonly [name: string, failing: Answer])[] = [
  ['is answered by a 500', json({ detail: 'No' }, 500)],
  ['is answered by a 404', json({ detail: 'No' }, 404)],
  ['is answered in another shape', json({ surprise: true })],
  ['is cut off', (request) => void request.socket.destroy()],
];

/** Opens a page while one of its calls fails, and returns its visible text. */
const visit = async (address: string, call: string, failing: Answer) => {
  server.answer((request, response) => {
    const path = CALLS.find((start) => request.url?.startsWith(start)) ?? '';
    (path === call ? failing : (ANSWERS[path] ?? json({}, 404)))(request, response);
  });
  const page = await open(address, server.base);
  expect(server.asked.some((asked) => asked.split(' ')[1]?.startsWith(call))).toBe(true);
  return { page, text: page.container.textContent };
};

const fetching = (subject: string) => `There has been a problem fetching ${subject}: `;
const LOOK_UP = /We cannot (look up postcodes|find that postcode)/;

/** A page, the call that fails, the message shown, and the content that is still rendered. */
const PARTS: readonly (readonly [
  address: string,
  call: string,
  expectedMessage: string | RegExp,
  expectedRest: string,
])[] = [
  [BATH, '/api/v1/open-days/list', fetching('events'), 'Key figures'],
  [BATH, '/provider-status', fetching('provider status'), 'Key figures'],
  [`${BATH}/courses`, '/api/v1/courses?', fetching('courses'), 'Courses at the University of Bath'],
  [`${BATH}/stats`, '/api/v1/courses?', fetching('courses'), 'What graduates earn'],
  [`${BATH}/student-life`, '/api/v1/locations', fetching('locations'), 'Somewhere to live'],
  [`${BATH}/student-life`, '/graphql', fetching('locations'), 'Somewhere to live'],
  [
    `${BATH}/apprenticeships`,
    '/api/v1/career-finder-jobs',
    fetching('apprenticeships'),
    'near the University',
  ],
  ['/explore/uni-detail/10007850', '/provider-status', fetching('provider status'), 'BA2 7AY'],
  ['/explore/uni-detail/10007850?postcode=BA1', '/api/v1/geocode-postcode', LOOK_UP, 'BA2 7AY'],
  [spotlight.url, '/api/v1/institution', fetching('uni details'), 'Graduates earn well.'],
  [spotlight.url, '/api/v1/courses?', fetching('courses'), 'Graduates earn well.'],
  [spotlight.url, '/api/v1/open-days/list', fetching('events'), 'Graduates earn well.'],
  ['/explore/unis?postcode=BA1', '/api/v1/geocode-postcode', LOOK_UP, 'University of Bath'],
  ['/explore/where-to-go', '/api/v1/courses?output=provider', fetching('unis'), 'Choose a place'],
  ['/explore/where-to-go', '/api/v1/locations', fetching('locations'), 'On the map'],
  ['/explore/where-to-go', '/api/v1/open-days/list', fetching('events'), 'On the map'],
  ['/explore/where-to-go?location=bath', '/graphql', fetching('locations'), 'Open days'],
  ['/explore/where-to-go?postcode=BA1', '/api/v1/geocode-postcode', LOOK_UP, 'Open days'],
];

describe.each(PARTS)('%s, when %s', (address, call, expectedMessage, expectedRest) => {
  it.each(WAYS)(
    '%s: shows a message and renders the rest of the page [X-01] [X-02] [X-07]',
    async (_, failing) => {
      const { text } = await visit(address, call, failing);
      expect(text).toMatch(expectedMessage);
      expect(text).toContain(expectedRest);
    },
  );
});

/** Pages that cannot render without one call: the error shown instead. */
const WHOLE: readonly (readonly [address: string, call: string, message: string])[] = [
  ...['', '/courses', '/stats', '/student-life', '/apprenticeships', '/international', '/outreach'].map(
    (page) => [BATH + page, '/api/v1/institution', fetching('uni details')] as const,
  ),
  ['/explore/related/10007850', '/api/v1/institution', fetching('uni details')],
  ['/explore/uni-detail/10007850', '/api/v1/institution', fetching('uni details')],
  ['/explore/unis', '/api/v1/courses?output=provider', fetching('unis')],
  [spotlight.url, '/search/1/indexes', 'There has been a problem fetching multiple objects from Algolia'],
];

describe.each(WHOLE)('%s, when %s', (address, call, message) => {
  it.each(WAYS)('%s: shows the error named in the specification [X-01] [X-04]', async (_, failing) => {
    const { page } = await visit(address, call, failing);
    expect(errorOf(page)?.data).toContain(message);
    expect(errorOf(page)?.status).toBeGreaterThanOrEqual(400);
  });
});
