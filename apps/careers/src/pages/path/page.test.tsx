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
  it('lists its careers from the first job by pay and education, also in structured data, with subjects and apprenticeships, and says when other parts are not available [R-06] [E-07]', async () => {
    const page = await visit();
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

    expect(part('Subjects that lead there').getByRole('link', { name: 'Computer science' })).toBeVisible();
    expect(part('Apprenticeships').getByRole('link', { name: 'Developer apprentice' })).toBeVisible();
    expect(part('Employers').getByText('This part did not load')).toBeVisible();
    expect(server.asked).toContain('GET /api/v1/career-finder-jobs?limit=4&soc=2136%2C2134');

    const head = headOf(page);
    expect(head).toMatchObject({ canonical: PATH, image: '/banner.jpg' });
    expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', itemListElement: [{ position: 1 }, {}] });
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

  it.each(['/explore/career-path/99.nothing', '/explore/career-path/software'])(
    '%s is not found [B-06] [R-06]',
    async (path) => {
      expect(errorOf(await visit(path))).toMatchObject({ status: 404, data: `Page Not Found: ${path}` });
    },
  );
});

describe('pathway page errors', () => {
  const no = json({ detail: 'No' }, 404);

  it.each([
    ['careers/england', 'careers'],
    ['assessment/traits', 'traits'],
    ['/api/v1/career-finder-jobs', 'apprenticeships'],
    ['/api/v1/queries', 'multiple queries'],
    [`assessment/results/${QUIZ_ID}`, 'assessment results'],
  ])('leaves out only what %s tells when it fails [X-01] [R-06]', async (path, subject) => {
    const page = await visit(`${PATH}?assessmentId=${QUIZ_ID}`, { [path]: no });
    expect(errorOf(page)).toBeUndefined();
    expect(screen.getAllByText(new RegExp(`There has been a problem .*${subject}`))[0]).toBeVisible();
    expect(part('The careers on it').getByText('£54,669 a year, middle pay in 2024')).toBeVisible();
  });

  it('shows the reason when the pathway itself fails [X-01]', async () => {
    const page = await visit(PATH, { 'pathways/12.software': json({ detail: 'No' }, 500) });
    expect(errorOf(page)).toMatchObject({
      status: 500,
      data: 'There has been a problem fetching pathways: No',
    });
  });
});
