import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PageHandle } from '@signpost/federation/contract';
import config from '../remote.config';
import { routes } from './routes';

/** An address of a route pattern. */
const example = (pattern: string) => pattern.replace(/:(\w+)/g, 'some-$1');

describe('careers', () => {
  it('has a route for each path it owns, and no other', () => {
    expect(routes.map(({ path }) => path)).toEqual(config.paths);
  });

  it.each([
    ['/explore/career-compass', 'Career compass'],
    ['/explore/career-list', 'Careers'],
    ['/explore/career-page/:careerPathId/:careerId', 'Career'],
    ['/explore/career-path/:careerPathId', 'Career path'],
    ['/explore/career-quiz', 'Career quiz'],
    ['/explore/career-search', 'Search careers'],
    ['/explore/what-to-do', 'What to do'],
  ])('%s is a page that says what is coming', async (path, title) => {
    const pages = routes.map((route) => ({ ...route, HydrateFallback: () => null }));
    const router = createMemoryRouter(pages, { initialEntries: [example(path)] });
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What is coming' })).toBeVisible();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);

    const handle = router.state.matches.at(-1)?.route.handle as PageHandle;
    const url = new URL(example(path), 'https://signpost.test');
    expect(handle.head({ data: undefined, params: {}, url })).toMatchObject({
      title,
      canonical: url.pathname,
      robots: 'noindex',
    });
  });
});
