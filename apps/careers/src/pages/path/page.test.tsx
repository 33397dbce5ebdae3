import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentFavourites, NO_FAVOURITES, setFavourites, startAssessment } from '@signpost/identity';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { careersApiAnswers, QUIZ_ID } from '../../testing/careers-api';
import { errorOf, headOf, open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => {
  setFavourites(NO_FAVOURITES);
  startAssessment(new URLSearchParams('assessmentId=false'));
});

const PATH = '/explore/career-path/12.software';
const visit = (path = PATH, changes: Parameters<typeof careersApiAnswers>[0] = {}) => {
  server.answer(careersApiAnswers(changes));
  return open(path, server.base);
};
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('pathway page', () => {
  it('lists its careers by pay and education, from the first job [R-06] [E-07]', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Software' })).toBeVisible();
    const steps = part('The careers on it').getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Software tester',
      'Software developer',
    ]);
    expect(steps[1]).toHaveTextContent('£54,669 a year, middle pay in 2024');
    expect(steps[1]).toHaveTextContent('Level 6: a degree');
    expect(within(steps[1] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/explore/career-page/12.software/2134',
    );
  });

  it('shows its subjects and apprenticeships, and says when other parts are not available [R-06]', async () => {
    await visit();
    expect(part('Subjects that lead there').getByRole('link', { name: 'Computer science' })).toBeVisible();
    expect(part('Apprenticeships').getByRole('link', { name: 'Developer apprentice' })).toBeVisible();
    expect(part('Employers').getByText('This part did not load')).toBeVisible();
    expect(server.asked).toContain('GET /api/v1/career-finder-jobs?limit=4&soc=2136%2C2134');
  });

  it('shows the match of pathway and careers with the quiz on the device [E-23] [R-06]', async () => {
    await visit();
    act(() => startAssessment(new URLSearchParams(`assessmentId=${QUIZ_ID}`)));
    await waitFor(() => expect(part('Why it may suit you').getByText('87%')).toBeVisible());
    expect(part('The careers on it').getByText('91% match')).toBeVisible();
  });

  it('can be saved [E-14]', async () => {
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Save Software' }));
    expect(currentFavourites().careerPathways).toMatchObject([{ id: '12.software', url: PATH }]);
  });

  it('lists careers without their entry requirements when these fail to load [X-01] [R-06]', async () => {
    await visit(PATH, { 'careers/england': json({ detail: 'No' }, 500) });
    const ladder = part('The careers on it');
    expect(ladder.getByText('£54,669 a year, middle pay in 2024')).toBeVisible();
    expect(ladder.getByText(/a problem fetching careers: No/)).toBeVisible();
  });

  it('lists its careers in order in structured data [R-06]', async () => {
    const head = headOf(await visit());
    expect(head).toMatchObject({ canonical: PATH, image: '/banner.jpg' });
    expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', itemListElement: [{ position: 1 }, {}] });
  });

  it.each(['/explore/career-path/99.nothing', '/explore/career-path/software'])(
    '%s is not found [B-06] [R-06]',
    async (path) => {
      expect(errorOf(await visit(path))).toMatchObject({ status: 404, data: `Page Not Found: ${path}` });
    },
  );
});
