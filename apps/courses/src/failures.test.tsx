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

/** Opens a page while one of its calls fails, and gives the words that the visitor reads. */
const visit = async (address: string, call: string, failing: ReturnType<typeof json>) => {
  report.mockClear();
  server.use({ [call]: failing });
  const page = await open(address, server.base, report);
  expect(server.asked.some((asked) => asked.split(' ')[1]?.startsWith(call))).toBe(true);
  return { page, text: page.container.textContent };
};

const fetching = (subject: string) => `There has been a problem fetching ${subject}: `;
const COURSE = `/explore/courses/${ID}/computer-science`;
const LOOK_UP = /We cannot look up postcodes|We do not know this postcode/;

/** A page, one of its calls, what the visitor is told when it fails, and what stands all the same. */
const PARTS: readonly (readonly [address: string, call: string, told: string | RegExp, stands: string])[] = [
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

describe.each(PARTS)('%s, when %s', (address, call, told, stands) => {
  it.each(WAYS)('[X-01] [X-02] [X-07] %s: is told, and the rest of the page stands', async (_, failing) => {
    const { text } = await visit(address, call, failing);
    expect(text).toMatch(told);
    expect(text).toContain(stands);
  });
});

/** Calls whose failure is logged, and what the page says all the same. */
const LOGGED: readonly (readonly [call: string, told: string])[] = [
  ['/api/v1/courses?courses=', 'We could not fetch the figures about students and graduates.'],
  // What entrants had is shown in points at first: they come with the figures.
  ['/historic-grades-api/loggedOut', '128 to 143 points'],
  ['/historic-grades-api/loggedIn', 'Your grades are worth 144 points'],
];

describe.each(LOGGED)('a course, when %s', (call, told) => {
  it.each(WAYS)('[X-03] %s: is only logged, and the course stands', async (_, failing) => {
    const { text } = await visit(`${COURSE}?grade=al.A,al.A,al.A`, call, failing);
    expect(report).toHaveBeenCalled();
    expect(text).toContain('G400');
    expect(text).toContain(told);
  });
});

/** Pages that are nothing without one call: the error that takes their place. */
const WHOLE: readonly (readonly [address: string, call: string, message: string])[] = [
  [COURSE, '/search/api/v3/courses', fetching('courses')],
  ['/explore/courses?q=law', '/api/v1/courses?courses=', fetching('courses')],
  ['/explore/courses?q=law', '/search/1/indexes', 'There has been a problem searching from Algolia'],
  ['/explore/courses', '/api/v1/subjects', fetching('subjects')],
  [`/explore/courses/choices?courses=${ID}`, '/api/v1/courses?courses=', fetching('courses')],
  [`/explore/courses/${ID}`, '/api/v1/courses?courses=', fetching('courses')],
];

describe.each(WHOLE)('%s, when %s', (address, call, message) => {
  it.each(WAYS)('[X-01] [X-04] [X-09] %s: is the error that is named', async (way, failing) => {
    const { page } = await visit(address, call, failing);
    const gone = address === COURSE && way === 'is answered by a 404';
    expect(errorOf(page)?.data).toContain(gone ? `Page Not Found: ${COURSE}` : message);
    expect(errorOf(page)?.status).toBeGreaterThanOrEqual(400);
  });
});
