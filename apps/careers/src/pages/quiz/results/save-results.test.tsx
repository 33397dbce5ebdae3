import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAssessment, useVisitor } from '@signpost/identity';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { visitAs } from '../../../testing/account';
import { open } from '../../../testing/open';
import { ID, quizApiAnswers } from '../fixtures';

const QUIZ = '/explore/career-quiz';
const results = `?assessmentId=${ID}`;
let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
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
