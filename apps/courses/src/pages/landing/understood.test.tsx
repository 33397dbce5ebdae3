import { screen, within } from '@testing-library/react';
import { ID, rawCourse } from '../../testing/fixtures';
import { rawFound } from '../../testing/found';
import { open, startCoursesApi } from '../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
afterAll(() => server.close());

const CARDIFF = {
  attribute: 'town',
  value: 'Cardiff',
  label: 'In Cardiff',
  text: 'in cardiff',
  without: 'computing',
};
const understood = (more: object = {}) => ({
  userData: [{ kind: 'understood', query: 'computing', filters: [CARDIFF], matched: 'all', ...more }],
});

const visit = (query: string, answer: object) => {
  server.use({
    '/search/1/indexes': { results: Array.from({ length: 20 }, () => ({ ...rawFound([ID], 1), ...answer })) },
    '/api/v1/courses?courses=': { results: [rawCourse] },
  });
  return open(`/explore/courses${query}`, server.base);
};
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('filters understood from the query', () => {
  it('shows them as removable chips, and can search for the exact words [R-09]', async () => {
    await visit('?q=computing+in+cardiff&studyMode=Full-time', understood());
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getByRole('link', { name: 'Remove filter: In Cardiff' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computing&filters=Full-time%7EstudyMode',
    );
    expect(screen.getByRole('link', { name: 'Search for exactly “computing in cardiff”' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computing+in+cardiff&exact=1&filters=Full-time%7EstudyMode',
    );
  });

  it('says when only most words were found, and offers another spelling [R-09]', async () => {
    await visit('?q=computing', understood({ filters: [], matched: 'most', suggestion: 'computer' }));
    expect(screen.getByText('Nothing has all of your words.')).toBeVisible();
    expect(screen.getByRole('link', { name: '“computer”' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computer',
    );
  });

  it('links back from an exact search, which a new search does not keep [R-09]', async () => {
    await visit('?q=computing&exact=1', {});
    expect(screen.getByRole('link', { name: 'Search the usual way' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computing',
    );
    const box = screen.getByRole('search', { name: 'Course or subject' });
    expect(new FormData(box as HTMLFormElement).has('exact')).toBe(false);
  });

  it('offers other kinds that match the words, and pages without the words, when nothing is found [R-09]', async () => {
    await visit('?q=computing&studyMode=Full-time', { ...understood(), hits: [], nbHits: 0, nbPages: 0 });
    expect(links()).toContain('Start again');
    expect(screen.getByRole('list', { name: 'Look around' })).toBeVisible();
  });
});
