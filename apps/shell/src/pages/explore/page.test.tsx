/** @jest-environment jest-fixed-jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answerBy, openPage, violationsOf } from '../../testing/open-page';
import { slotsOf } from '../../testing/fill-slots';
import * as page from './page';

const route = { path: '/explore', ...page };
let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

describe('explore', () => {
  it('shows every kind of content with its count, the quiz, and carousels with steps [R-02]', async () => {
    answerBy(server, {
      '/search/1/indexes/*/queries': searching(({ requests }) => ({
        results: requests.map(({ indexName, hitsPerPage }) => ({
          hits:
            hitsPerPage === 0
              ? []
              : [{ objectID: '1', title: `One of ${String(indexName)}`, url: '/explore/one' }],
          nbHits: indexName === 'd10_courses' ? 12_788 : 7,
        })),
      })),
    });
    const { container, head } = await openPage(route, '/explore', server);
    const courses = within(screen.getByRole('region', { name: 'Courses' }));
    expect(courses.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/explore/courses');
    expect(courses.getByText('12,788')).toBeVisible();
    expect(screen.getAllByText('7')).toHaveLength(13);
    expect(screen.getByRole('link', { name: 'Take the career quiz' })).toHaveAttribute(
      'href',
      '/explore/career-quiz',
    );
    expect(screen.getByRole('button', { name: 'Next: Worth reading' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous: Worth reading' })).toBeVisible();
    expect(head()).toMatchObject({ title: 'Explore', canonical: '/explore' });
    expect(await violationsOf(container)).toEqual([]);
  });

  it('shows the squads’ rows; a row that cannot be rendered does not affect the others [R-02]', async () => {
    answerBy(server, {});
    const row = (Component: (props: { data: never }) => unknown) => () =>
      Promise.resolve({ load: () => Promise.resolve('From a squad'), Component });
    const slots = slotsOf({ 'explore.row': row(({ data }) => <h2>{data}</h2>) });
    await openPage(route, '/explore', server, slots);
    expect(screen.getByRole('heading', { name: 'From a squad' })).toBeVisible();
    cleanup();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = slotsOf({
      'explore.row': row(() => {
        throw new Error('render failed');
      }),
    });
    await openPage(route, '/explore', server, broken);
    expect(screen.getByRole('link', { name: 'Apprenticeships' })).toBeVisible();
  });

  it('renders without the counts, and states that they are missing [R-02]', async () => {
    answerBy(server, {});
    await openPage(route, '/explore', server);
    expect(screen.getByText('We cannot count what is there at the moment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apprenticeships' })).toBeVisible();
  });
});
