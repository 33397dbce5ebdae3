import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { addressOf, errorOf, headOf, open, serve } from '../../testing/open';
import { ID, quizApiAnswers, rawFlat } from './fixtures';
import { startAssessment, useVisitor } from '@signpost/identity';
import { visitAs } from '../../testing/account';

let server: TestApi;

beforeAll(async () => {
  server = await startTestApi();
});

afterAll(() => server.close());

beforeEach(() => {
  sessionStorage.clear();
  server.answer(quizApiAnswers());
});

const QUIZ = '/explore/career-quiz';

const visit = (query = '') => open(QUIZ + query, server.base);

const heading = () => screen.getByRole('heading', { level: 1 });

describe('quiz start', () => {
  it('describes the quiz and links to the first statement [R-07]', async () => {
    const page = await visit();
    expect(heading()).toHaveTextContent('Career quiz');
    expect(screen.getByRole('link', { name: 'Start the quiz' })).toHaveAttribute('href', `${QUIZ}?a=`);
    expect(headOf(page)).not.toHaveProperty('robots');
  });

  it('continues from a code written with spaces [R-07] [E-23]', async () => {
    const page = await visit();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your code' }), '31524 4{Enter}');
    expect(await screen.findByText('Statement 7 of 30', { selector: 'span' })).toBeVisible();
    expect(addressOf(page)).toBe(`${QUIZ}?a=31524+4`);
  });

  it.each(['?a=9', `?a=${'1'.repeat(31)}`, '?a=%00'])('reports an invalid code: %s [R-07]', async (query) => {
    expect((await serve(QUIZ + query, server.base)).statusCode).toBe(400);
    await visit(query);
    expect(screen.getByRole('textbox', { name: 'Your code' })).toHaveAccessibleDescription(
      /not a code from this quiz/,
    );
  });
});

describe('quiz statement', () => {
  it('shows one statement, five answers and the progress [R-07]', async () => {
    const page = await visit('?a=315');
    expect(heading()).toHaveTextContent('I would like to do thing 4.');
    expect(screen.getByRole('progressbar', { name: 'Career quiz' })).toHaveValue(3);
    expect(screen.getAllByRole('button', { name: /like|sure/i })).toHaveLength(5);
    expect(headOf(page)).toMatchObject({ title: 'Statement 4 of 30: Career quiz', robots: 'noindex' });
    expect(screen.getByRole('link', { name: 'Back one statement' })).toHaveAttribute(
      'href',
      `${QUIZ}?a=315&at=3`,
    );
  });

  it('submits each answer by a button of a GET form that keeps earlier answers, without JavaScript [R-07]', async () => {
    await visit('?a=315');
    const like = screen.getByRole('button', { name: 'Like' }) as HTMLButtonElement;
    expect(like.form).toHaveAttribute('action', QUIZ);
    expect(like.form).toHaveAttribute('method', 'get');
    expect([like.name, like.value]).toEqual(['a', '3154']);
  });

  it('accepts keys 1 to 5 while it has the focus, and clicks [R-07]', async () => {
    const page = await visit('?a=');
    expect(heading()).toHaveFocus();
    await userEvent.keyboard('5');
    await waitFor(() => expect(addressOf(page)).toBe(`${QUIZ}?a=5`));
    await userEvent.keyboard('7{Control>}2{/Control}');
    expect(addressOf(page)).toBe(`${QUIZ}?a=5`);
    await userEvent.click(screen.getByRole('button', { name: 'Dislike' }));
    await waitFor(() => expect(addressOf(page)).toBe(`${QUIZ}?a=52`));
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('keeps an answer and all later answers after going back [R-07]', async () => {
    const page = await visit('?a=3154&at=2');
    expect(screen.getByRole('button', { name: 'Strongly dislike' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'On to where you were' })).toHaveAttribute(
      'href',
      `${QUIZ}?a=3154`,
    );
    await userEvent.keyboard('4');
    await waitFor(() => expect(addressOf(page)).toBe(`${QUIZ}?a=3454&at=3`));
  });

  it('submits the quiz with the last answer and opens the results, stored for the visit [R-07] [C-11]', async () => {
    const page = await visit(`?a=${'3'.repeat(29)}`);
    const button = screen.getByRole('button', { name: 'Like' }) as HTMLButtonElement;
    expect(button.form).toHaveAttribute('method', 'post');
    expect(button.form).toHaveAttribute('action', '/api/v1/emsi/assessment/results');
    await userEvent.keyboard('4');
    expect(await screen.findByRole('heading', { name: 'Careers that fit' })).toBeVisible();
    expect(server.asked.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/v1/emsi/assessment/results',
    ]);
    expect(addressOf(page)).toBe(`${QUIZ}?assessmentId=${ID}`);
    expect(sessionStorage.getItem('signpost.assessment')).toContain(ID);
  });

  it('sends a failing submission once, loses no answers, and offers to retry [R-07] [C-24]', async () => {
    server.answer(quizApiAnswers(undefined, json({ title: 'Busy', status: 503 }, 503)));
    await visit(`?a=${'3'.repeat(29)}`);
    await userEvent.keyboard('4');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not work out your results');
    expect(server.asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    server.answer(quizApiAnswers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Careers that fit' })).toBeVisible();
  });

  it('lists all thirty answers for changes before submission [R-07]', async () => {
    await visit(`?a=${'3'.repeat(29)}5`);
    expect(heading()).toHaveTextContent('You have answered all 30');
    expect(screen.getByText('Strongly like')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Change your answer to: I would like to do thing 7.' }),
    ).toHaveAttribute('href', `${QUIZ}?a=${'3'.repeat(29)}5&at=7`);
  });

  it('shows an error when the statements fail to load [X-01]', async () => {
    server.answer(json({ title: 'Down', status: 503 }, 503));
    expect(errorOf(await visit('?a='))).toMatchObject({
      status: 503,
      data: expect.stringMatching(/^There has been a problem fetching traits/),
    });
  });
});

describe('quiz results', () => {
  const results = `?assessmentId=${ID}`;

  it('shows traits, careers, pathways and categories with percent and reasons [R-07] [B-10]', async () => {
    await visit(results);
    expect(heading()).toHaveTextContent('Person R and Person I');
    expect(
      screen.getByText('You like Realistic most (5.0 of 5) and Conventional least (1.0 of 5).'),
    ).toBeVisible();
    const [first] = within(screen.getByRole('region', { name: 'Careers that fit' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('91% match');
    expect(first).toHaveTextContent('Maintenance fitter£30,000 a year, middle pay in 2024');
    expect(within(first as HTMLElement).getByRole('list', { name: 'Why' })).toHaveTextContent(
      '+35 hands-on, like you+14 about finding out, like you−6 about leading, unlike you',
    );
    expect(first).toHaveTextContent('Two other answers could make it 86% to 95%');
    expect(screen.getByRole('link', { name: 'Keeping machines going' })).toHaveAttribute(
      'href',
      '/explore/career-path/11.keeping-machines-going',
    );
    expect(screen.getByRole('region', { name: 'Kinds of work that fit' })).toHaveTextContent('84% match');
    expect(screen.getByText(/at least 8 of your best 10 careers would stay/)).toBeVisible();
  });

  it('moves a career that is turned down and similar ones down, and can undo it [R-07]', async () => {
    await visit(`${results}&less=5223`);
    const list = within(screen.getByRole('region', { name: 'Careers that fit' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Biologist',
      'Vehicle mechanic',
    ]);
    expect(list.getByText(/Moved down \d+ for being like Maintenance fitter/)).toBeVisible();
    expect(list.getByRole('link', { name: /Remove filter: Maintenance fitter/ })).toHaveAttribute(
      'href',
      `${QUIZ}${results}#careers`,
    );
    expect(list.getByRole('link', { name: /^Less like this ?: Biologist/ })).toHaveAttribute(
      'href',
      `${QUIZ}${results}&less=5223.2112#careers`,
    );
  });

  it('says when nothing matches [R-07]', async () => {
    server.answer(quizApiAnswers(json({ data: rawFlat })));
    await visit(results);
    expect(heading()).toHaveTextContent('No clear direction yet');
    expect(screen.getByRole('heading', { name: 'We will not guess' })).toBeVisible();
    expect(screen.queryByText(/% match/)).not.toBeInTheDocument();
  });

  it('returns status 404 for a link to unknown results [R-07]', async () => {
    server.answer(quizApiAnswers(json({ title: 'Not found', status: 404 }, 404)));
    expect((await serve(QUIZ + results, server.base)).statusCode).toBe(404);
    await visit(results);
    expect(heading()).toHaveTextContent('We cannot find these results');
  });

  it('shows an error when results fail to load [X-01]', async () => {
    server.answer(quizApiAnswers(json({ title: 'Down', status: 503 }, 503)));
    expect(errorOf(await visit(results))).toMatchObject({
      status: 503,
      data: expect.stringMatching(/^There has been a problem fetching assessment results/),
    });
  });
});

it.each(['', '&less=5223'])(
  'the best matches are the first of the list below, also when some are turned down by "%s" [R-07]',
  async (less) => {
    await open(`/explore/career-quiz?assessmentId=${ID}${less}`, server.base);
    const best = within(screen.getByRole('list', { name: 'Your best matches' })).getAllByRole('link');
    const all = within(screen.getByRole('region', { name: 'Careers that fit' })).getAllByRole('heading', {
      level: 3,
    });
    const titles = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
    expect(titles(best)).toEqual(titles(all).slice(0, 3));
  },
);

describe('results stored in the account', () => {
  const results = `?assessmentId=${ID}`;

  const visit = (address: string) => open(address, server.base);

  const setting = (assessmentId: string) => ({
    name: 'Career quiz results',
    collection: 'careers',
    data: JSON.stringify({ assessmentId }),
  });

  beforeEach(async () => {
    sessionStorage.clear();
    server.answer(quizApiAnswers());
    await visitAs(null);
  });

  it('stores results in the account on request, replacing earlier ones [R-07] [S-02]', async () => {
    await visit(QUIZ + results);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/account/sign-in?return=${encodeURIComponent(QUIZ + results)}`,
    );
    await act(() => visitAs([setting('earlier')]));
    expect(screen.getByText('In place of your earlier results.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep in your account' }));
    expect(await screen.findByText('Kept in your account')).toBeVisible();
    expect(renderHook(useVisitor).result.current.person.settings).toEqual([setting(ID)]);
  });

  it.each([
    [setting(ID), `${QUIZ}${results}`] as const,
    [{ ...setting(''), data: '{"assessmentId":7}' }, null],
    [{ ...setting(''), data: '{' }, null],
  ])(
    'links the quiz start to results stored in the account, when valid: %j [R-07] [S-02]',
    async (kept, href) => {
      startAssessment(new URLSearchParams('assessmentId=false'));
      await visit(QUIZ);
      await act(() => visitAs([kept]));
      const link = screen.queryByRole('link', { name: 'See your last results' });
      expect(link?.getAttribute('href') ?? null).toBe(href);
    },
  );
});
