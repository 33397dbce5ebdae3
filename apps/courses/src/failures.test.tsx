import { json } from '@signpost/api-client/testing';
import { ID } from './testing/fixtures';
import { errorOf, open, startCoursesApi } from './testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => localStorage.clear());
afterAll(() => server.close());

const WAYS = [
  ['is answered by a 500', json({ detail: 'No' }, 500)],
  ['is answered by a 404', json({ detail: 'No' }, 404)],
  ['is answered in another shape', json({ surprise: true })],
  ['is cut off', (request) => void request.socket.destroy()],
] as const satisfies readonly (readonly [name: string, failing: ReturnType<typeof json>])[];

const report = jest.fn();

/** Opens a page while one of its calls fails, and returns its visible text. */
const visit = async (address: string, call: string, failing: ReturnType<typeof json>) => {
  report.mockClear();
  server.use({ [call]: failing });
  const page = await open(address, server.base, report);
  expect(server.asked.some((asked) => asked.split(' ')[1]?.startsWith(call))).toBe(true);
  return { page, text: page.container.textContent };
};

const fetching = (subject: string) => `There has been a problem fetching ${subject}: `;
const COURSE = `/explore/courses/${ID}/computer-science`;
const LOOK_UP = /We cannot look up postcodes|We cannot find that postcode/;

/** A page, the call that fails, the message shown, and the content that is still rendered. */
const PARTS: readonly (readonly [
  address: string,
  call: string,
  expectedMessage: string | RegExp,
  expectedRest: string,
])[] = [
  [COURSE, '/api/settings', 'G400', 'University of St Andrews'],
  [COURSE, '/api/v1/courses?offset=0&limit=6&sort=ASC&similarTo=', fetching('courses'), 'G400'],
  [COURSE, '/api/v1/open-days/list', fetching('events'), 'G400'],
  [COURSE, '/api/v1/article', fetching('articles'), 'G400'],
  [COURSE, '/graphql', fetching('subjects'), 'G400'],
  [`${COURSE}?postcode=BA1`, '/api/v1/geocode-postcode', LOOK_UP, 'G400'],
  ['/explore/courses', '/api/settings', 'Find a course', 'Subjects with the most courses'],
  ['/explore/courses', '/search/1/indexes', 'There has been a problem searching from Algolia', 'Any subject'],
  ['/explore/courses?postcode=BA1', '/api/v1/geocode-postcode', LOOK_UP, 'Any subject'],
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

/** Calls whose failure is only logged, and the text that the page shows instead. */
const LOGGED: readonly (readonly [call: string, expectedMessage: string])[] = [
  ['/api/v1/courses?courses=', 'We could not fetch the figures about students and graduates.'],
  // Entrants' points are rendered first because they come with the figures.
  ['/historic-grades-api/loggedOut', '128 to 143 points'],
  ['/historic-grades-api/loggedIn', 'Your grades are worth 144 points'],
];

describe.each(LOGGED)('a course, when %s', (call, expectedMessage) => {
  it.each(WAYS)('%s: is only logged, and the course is rendered [X-03]', async (_, failing) => {
    const { text } = await visit(`${COURSE}?grade=al.A,al.A,al.A`, call, failing);
    expect(report).toHaveBeenCalled();
    expect(text).toContain('G400');
    expect(text).toContain(expectedMessage);
  });
});

/** Pages that cannot render without one call: the error shown instead. */
const WHOLE: readonly (readonly [address: string, call: string, message: string])[] = [
  [COURSE, '/search/api/v3/courses', fetching('courses')],
  ['/explore/courses?q=law', '/api/v1/courses?courses=', fetching('courses')],
  ['/explore/courses?q=law', '/search/1/indexes', 'There has been a problem searching from Algolia'],
  ['/explore/courses', '/api/v1/subjects', fetching('subjects')],
  [`/explore/courses/choices?courses=${ID}`, '/api/v1/courses?courses=', fetching('courses')],
  [`/explore/courses/${ID}`, '/api/v1/courses?courses=', fetching('courses')],
];

describe.each(WHOLE)('%s, when %s', (address, call, message) => {
  it.each(WAYS)('%s: shows the named error [X-01] [X-04] [X-09]', async (way, failing) => {
    const { page } = await visit(address, call, failing);
    const gone = address === COURSE && way === 'is answered by a 404';
    expect(errorOf(page)?.data).toContain(gone ? `Page Not Found: ${COURSE}` : message);
    expect(errorOf(page)?.status).toBeGreaterThanOrEqual(400);
  });
});
