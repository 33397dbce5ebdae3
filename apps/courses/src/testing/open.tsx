import { json, loaderContext, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { openPage } from '@signpost/federation/conformance/testing';
import { routes } from '../routes';
import * as fixtures from './fixtures';
import { rawFound } from './found';

export { errorOf, handleOf, headOf } from '@signpost/federation/conformance/testing';

/** API responses by path prefix; a number is the status of a failure, a function responds itself. */
export type Answers = Readonly<Record<string, unknown>>;

const ANSWERS: Answers = {
  '/search/api/v3/courses': fixtures.rawDetails,
  '/api/v1/courses?courses=': { results: [fixtures.rawRecord] },
  '/api/v1/courses?': { total: 2, offset: 0, limit: 18, results: [fixtures.rawCourse, fixtures.rawOther] },
  '/api/v1/courses?offset=0&limit=6&sort=ASC&similarTo=': {
    ...{ total: 1, offset: 0, limit: 6 },
    results: [fixtures.rawOther],
  },
  '/historic-grades-api/loggedOut': fixtures.rawGrades,
  '/historic-grades-api/loggedIn': {
    results: [{ courseId: fixtures.ID, isAggregate: false, confirmationRate: null }],
  },
  '/api/v1/open-days/list': [fixtures.rawOpenDay],
  '/api/v1/article': { posts: [fixtures.rawStatementGuide] },
  '/graphql': { data: { subjectGuides: { items: [fixtures.rawSubject] } } },
  '/api/v1/subjects': [fixtures.rawSubject],
  '/api/v1/key-facts': { cycle: 2027, facts: fixtures.rawKeyFacts },
  '/api/v1/geocode-postcode': fixtures.rawPlace,
  '/search/1/indexes': { results: [rawFound([fixtures.ID])] },
};

/** Starts a fake API that serves the fixtures; other responses replace some of them until the next call. */
export const startCoursesApi = async (): Promise<TestApi & { use(other?: Answers): void }> => {
  const server = await startTestApi();
  const use = (other: Answers = {}) => {
    const answers = { ...ANSWERS, ...other };
    const paths = Object.keys(answers).sort((one, two) => two.length - one.length);
    server.answer((request, response) => {
      const path = paths.find((start) => request.url?.startsWith(start));
      const body = path === undefined ? 404 : answers[path];
      const reply = typeof body === 'number' ? json({ detail: 'No' }, body) : json(body);
      (typeof body === 'function' ? (body as typeof reply) : reply)(request, response);
    });
  };
  return { ...server, use };
};

type Report = (message: string) => void;

/** Renders a page as a visitor sees it, with the API at this address. */
export const open = (address: string, apiBase: string, report?: Report) =>
  openPage(routes, address, loaderContext(apiBase, report && { report }));
