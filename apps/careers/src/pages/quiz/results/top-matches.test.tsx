import { screen, within } from '@testing-library/react';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { open } from '../../../testing/open';
import { ID, quizApiAnswers } from '../fixtures';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
  server.answer(quizApiAnswers());
});
afterAll(() => server.close());

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
