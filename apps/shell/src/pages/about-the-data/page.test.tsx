/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { absenceLabel } from '@signpost/api-client/courses';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { Component, handle, loader } from './page';
import { FEED_PATH } from '../../server/documents/changes/feed-link';
import { standings } from './standings';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const load = () => {
  const store = createStore({ apiBase: api.base, report: () => undefined });
  const context = new RouterContextProvider(new Map([[storeContext, store]]));
  return loader({ context } as unknown as LoaderFunctionArgs);
};

const page = async () => {
  const router = createMemoryRouter([{ id: 'page', path: '/', Component }], {
    hydrationData: { loaderData: { page: await load() } },
  });
  return <RouterProvider router={router} />;
};

const indexes = (...items: [string, number][]) =>
  json({ items: items.map(([name, entries]) => ({ name, entries })) });

it('counts records as the API does, on every host', async () => {
  api.answer(indexes(['d10_courses', 12788], ['d10_universities_prod', 478]));
  render(await page());
  expect(screen.getByText('12,788')).toBeTruthy();
  expect(screen.getByText('478')).toBeTruthy();
});

it('shows everything else without the counts', async () => {
  api.answer(json({ items: 'many' }));
  render(await page());
  expect(screen.getByText(/cannot count the records/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What each figure means' })).toBeTruthy();
});

it('says how a withheld figure and continuation are shown in the words that pages use', async () => {
  api.answer(indexes());
  const { container } = render(await page());
  const withheld = absenceLabel({ absences: { salary: 'too-small' } }, 'salary');
  expect(container.textContent).toContain(`We say “${withheld}”, and never show a zero for it.`);
  expect(container.textContent).toContain(
    'how many were still studying, or had gained their award, a year after they began',
  );
  expect(container.textContent).not.toMatch(/each one on this site says how many people/);
});

it('states which kinds are invented', async () => {
  api.answer(indexes());
  const { container } = render(await page());
  const invented = standings().find(({ standing }) => standing === 'invented');
  expect(invented?.kinds.map(({ name }) => name)).toEqual([
    'Employers',
    'Apprenticeships',
    'Open days',
    'Spotlights',
    'Virtual work experiences',
  ]);
  invented?.kinds.forEach(({ name }) =>
    expect(container.querySelector('#invented')?.textContent).toContain(name),
  );
});

it('has no axe violations, no broken link, and the same markup on a server', async () => {
  api.answer(indexes(['d10_courses', 12788]));
  const shown = await page();
  const { container } = render(shown);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  container.querySelectorAll('a').forEach(({ hash, href, pathname }) => {
    if (hash) expect(container.querySelector(hash)).not.toBeNull();
    else if (pathname !== FEED_PATH) expect(href).toMatch(/^https:\/\//);
  });
  expect(renderToString(shown)).not.toMatch(/ style=| on[a-z]+="/);
  expect(
    handle.head({ data: { counts: null }, params: {}, url: new URL('https://site.test') }).canonical,
  ).toBe('/about-the-data');
});
