import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { careersApiAnswers } from '../../testing/careers-api';
import { open } from '../../testing/open';

const pictures = { image: '/tile.jpg', banner: '/banner.jpg' };
const pathways = Array.from({ length: 14 }, (_, place) => ({
  type: 'pathways',
  id: `${place}.path`,
  attributes: {
    title: `Pathway ${place}`,
    summary: 'Where it goes.',
    ...pictures,
    category: { id: `c${Math.floor(place / 2)}`, title: 'A kind' },
    careers: [{ id: '2134', title: 'Programmer' }],
  },
}));

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  // Pathways load; industries, subjects and apprenticeships fail.
  server.answer((request, response) => {
    if (request.url === '/api/v1/emsi/pathways') json({ data: pathways })(request, response);
    else json({ title: 'Down', status: 503 }, 503)(request, response);
  });
});

describe('what to do page', () => {
  it('offers the quiz, pathways, industries, subjects, apprenticeships and articles [R-29] [C-03]', async () => {
    await open('/explore/what-to-do', server.base);
    expect(screen.getByRole('heading', { level: 1, name: 'What to do' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Begin with you',
      'Look down a pathway',
      'Visit an industry',
      'Try a subject',
      'Earn while you learn',
      'Read before you choose',
    ]);
    expect(server.asked).toContain(
      'GET /api/v1/article?type=article&ids=choosing-a-course%2Capprenticeship-or-degree%2Cgap-year%2Cafter-gcses',
    );
    expect(screen.getByRole('link', { name: 'Take the career quiz' })).toHaveAttribute(
      'href',
      '/explore/career-quiz',
    );
  });

  it('reports each part that fails to load in its place and renders the rest [R-29] [X-01]', async () => {
    await open('/explore/what-to-do', server.base);
    for (const [name, subject] of [
      ['Visit an industry', 'industry guides'],
      ['Try a subject', 'subjects'],
      ['Earn while you learn', 'apprenticeships'],
      ['Read before you choose', 'articles'],
    ] as const) {
      const failed = within(screen.getByRole('region', { name }));
      expect(failed.getByText(new RegExp(`^There has been a problem fetching ${subject}`))).toBeVisible();
    }
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  });

  it('renders the rest when the pathways fail to load [R-29] [X-01]', async () => {
    server.answer(careersApiAnswers({ pathways: json({ detail: 'No' }, 404) }));
    await open('/explore/what-to-do', server.base);
    expect(screen.getByText(/^There has been a problem fetching pathways/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Developer apprentice' })).toBeVisible();
  });

  it('counts up to three saved items, then links to them [R-29]', async () => {
    await open('/explore/what-to-do', server.base);
    const progress = screen.getByRole('progressbar', { name: 'Three things to keep' });
    expect(progress).toHaveValue(0);
    expect(screen.queryByRole('link', { name: 'See what you saved' })).not.toBeInTheDocument();
    localStorage.setItem(
      'signpost.favourites',
      JSON.stringify({
        version: 1,
        value: {
          courses: [],
          top: [],
          subjects: [{ id: 'law', title: 'Law', url: '/explore/subjects/law' }],
          unis: [{ id: '1', title: 'Bath', url: '/explore/unis/1/bath' }],
          locations: [],
          filters: [],
          pages: [],
          careerPathways: [],
          careerCareers: [],
        },
      }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'signpost.favourites' }));
    const [save] = await screen.findAllByRole('button', { name: /^Save Pathway/ });
    await userEvent.click(save as HTMLElement);
    expect(progress).toHaveValue(3);
    expect(screen.getByRole('link', { name: 'See what you saved' })).toHaveAttribute(
      'href',
      '/explore/favourites',
    );
  });
});
