import { screen } from '@testing-library/react';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { quizApiAnswers } from './pages/quiz/fixtures';
import { careersApiAnswers, QUIZ_ID } from './testing/careers-api';
import { errorOf, open } from './testing/open';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Ways in which a call fails. */
const FAILURES: Readonly<Record<string, Answer>> = {
  'answers 500': json({ detail: 'No' }, 500),
  'answers 404': json({ detail: 'None' }, 404),
  'answers in another shape': json({ unexpected: true }),
  'cannot be reached': (request) => void request.socket.destroy(),
};

const QUIZ = `assessmentId=${QUIZ_ID}`;
const CAREER = '/explore/career-page/12.software/2134';
const PATH = '/explore/career-path/12.software';
const LIST = '/explore/career-list';
const SEARCH = '/explore/career-search';
const COMPASS = '/explore/career-compass';
const WHAT_TO_DO = '/explore/what-to-do';
const RESULTS_PATH = /assessment\/results/;
/** The quiz statements as the quiz page requests them. */
const QUIZ_RESULTS = /assessment\/results\/q/;

const start = { id: 'physics', attributes: { kind: 'subject', title: 'Physics', careers: 0 } };
const directions = { id: 'physics', attributes: { ...start.attributes, careers: [], near: [] } };
const compass: Answer = (request, response) =>
  json({ data: request.url?.endsWith('/compass') ? [start] : directions })(request, response);

/** A call that a page makes, the error shown when it fails, and the content that is still rendered. */
type Row = readonly [
  address: string,
  call: RegExp,
  subject: string,
  stays: readonly [role: 'region' | 'link' | 'heading' | 'combobox' | 'article', name: string],
];

const PARTS: readonly Row[] = [
  [CAREER, /jobs\/companies/, 'job data', ['region', 'Pay']],
  [CAREER, /jobs\/skills/, 'job data', ['region', 'Pay']],
  [CAREER, /assessment\/traits/, 'traits', ['region', 'Pay']],
  [CAREER, /career-finder-jobs/, 'apprenticeships', ['region', 'Pay']],
  [CAREER, /v1\/courses/, 'courses', ['region', 'Pay']],
  [`${CAREER}?${QUIZ}`, RESULTS_PATH, 'assessment results', ['region', 'Pay']],
  [PATH, /careers\/england/, 'careers', ['link', 'Software developer']],
  [PATH, /assessment\/traits/, 'traits', ['link', 'Software developer']],
  [PATH, /career-finder-jobs/, 'apprenticeships', ['link', 'Software developer']],
  [PATH, /queries/, 'multiple queries', ['link', 'Software developer']],
  [`${PATH}?${QUIZ}`, RESULTS_PATH, 'assessment results', ['link', 'Software developer']],
  [LIST, /categories/, 'categories', ['link', 'Take the career quiz']],
  [`${LIST}?sort=pay`, /careers\/england/, 'careers', ['link', 'By category']],
  [`${LIST}?category=technology`, /careers\/england/, 'careers', ['link', 'Software']],
  [`${LIST}?category=technology`, /pathways/, 'pathways', ['link', 'Software developer']],
  [`${LIST}?sort=title&${QUIZ}`, RESULTS_PATH, 'assessment results', ['link', 'Artist']],
  [`${SEARCH}?q=programmer`, /careers\/search/, 'careers', ['combobox', 'Search careers']],
  [SEARCH, /categories/, 'categories', ['combobox', 'Search careers']],
  [`${SEARCH}?q=programmer&${QUIZ}`, RESULTS_PATH, 'assessment results', ['link', 'Software developer']],
  [COMPASS, /compass$/, 'careers', ['link', 'Take the quiz']],
  [`${COMPASS}?from=subject.physics`, /compass$/, 'careers', ['heading', 'Careers from Physics']],
  [`${COMPASS}?from=subject.physics`, /compass\/subject/, 'careers', ['link', 'Physics 0']],
  [WHAT_TO_DO, /emsi\/pathways/, 'pathways', ['link', 'Developer apprentice']],
  [WHAT_TO_DO, /industryGuides/, 'industry guides', ['link', 'Developer apprentice']],
  [WHAT_TO_DO, /subjectGuides/, 'subjects', ['link', 'Developer apprentice']],
  [WHAT_TO_DO, /career-finder-jobs/, 'apprenticeships', ['link', 'Take the career quiz']],
];

/** Calls whose failure replaces the whole page with an error. */
const WHOLES: readonly (readonly [address: string, call: RegExp, subject: string])[] = [
  [CAREER, /careers\/england\/2134/, 'careers'],
  [PATH, /pathways\/12.software/, 'pathways'],
  [`${LIST}?category=technology`, /categories/, 'categories'],
  ['/explore/career-quiz?a=3', /statements/, 'traits'],
  [`/explore/career-quiz?${QUIZ}`, QUIZ_RESULTS, 'assessment results'],
];

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const answersFor = (address: string): Answer =>
  address.includes('career-quiz')
    ? quizApiAnswers()
    : address.startsWith(COMPASS)
      ? compass
      : careersApiAnswers({ '/graphql': json({ data: {} }) });

const visit = (address: string, call: RegExp, failure: Answer) => {
  const answers = answersFor(address);
  server.answer((request, response) => (call.test(request.url ?? '') ? failure : answers)(request, response));
  return open(address, server.base);
};

/** A 404 for a page's own record is not a failure: the pages' own tests cover it. */
const NAMED = [/compass\/subject/, /careers\/england\/2134/, /pathways\/12.software/, QUIZ_RESULTS].map(
  String,
);
const isOwnPage = (how: string, call: RegExp): boolean =>
  how === 'answers 404' && NAMED.includes(String(call));

it('the A to Z list is complete when the categories fail [X-01] [R-04]', async () => {
  await visit(`${LIST}?sort=title`, /categories/, json({ detail: 'No' }, 500));
  expect(screen.getByRole('link', { name: 'Artist' })).toBeVisible();
  expect(screen.queryByText(/a problem/)).not.toBeInTheDocument();
});

describe.each(Object.entries(FAILURES))('a call that %s', (how, failure) => {
  it.each(PARTS.filter(([, call]) => !isOwnPage(how, call)))(
    '%s without %s shows an error and the rest of the page [X-01]',
    async (address, call, subject, [role, name]) => {
      const page = await visit(address, call, failure);
      expect(errorOf(page)).toBeUndefined();
      expect(screen.getAllByText(new RegExp(`There has been a problem .*${subject}`))).not.toHaveLength(0);
      expect(screen.getAllByRole(role, { name: new RegExp(`^${name}`) })[0]).toBeVisible();
    },
  );

  it.each(WHOLES.filter(([, call]) => !isOwnPage(how, call)))(
    '%s without %s shows an error page [X-01]',
    async (address, call, subject) => {
      expect(errorOf(await visit(address, call, failure))).toMatchObject({
        status: expect.any(Number),
        data: expect.stringMatching(new RegExp(`^There has been a problem fetching ${subject}`)),
      });
    },
  );
});
