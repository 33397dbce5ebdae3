/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { addNotification } from '@signpost/identity/notifications';
import { Component as AppLayout } from '../app-layout';
import { Component as EmbedLayout } from '../embed-layout';
import { Layout } from '../layout';

const TITLE = 'University of Bath open day is on Saturday 12 September';

const open = async (Component: typeof Layout) => {
  addNotification({
    id: 'bath',
    title: TITLE,
    message: '',
    actionLink: null,
    actionLabel: null,
    startDate: null,
    endDate: null,
    type: 'information',
    created: '2026-07-01T09:00:00Z',
  });
  const router = createMemoryRouter([{ Component, children: [{ path: '/', element: <h1>A guide</h1> }] }]);
  await act(async () => void render(<RouterProvider router={router} />));
};

it.each([
  ['site', Layout],
  ['app', AppLayout],
])('the frame of the %s shows notifications at the top of the main content [E-19]', async (_, Component) => {
  await open(Component);
  const region = await screen.findByRole('region', { name: TITLE });
  expect(screen.getByRole('main').firstElementChild).toContainElement(region);
});

it('the frame inside another site shows none [E-19]', async () => {
  await open(EmbedLayout);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByRole('heading', { name: 'A guide' })).toBeVisible();
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});
