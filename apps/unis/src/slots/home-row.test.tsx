import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { json, loaderContext, rawPage, startTestApi } from '@signpost/api-client/testing';
import { Component, load } from './home-row';

it('the home page row shows the providers with the most courses and links to all', async () => {
  const server = await startTestApi();
  server.answer(json(rawPage));
  const context = loaderContext(server.base);
  const row = await load({ context, request: new Request('https://signpost.test/') });
  expect(server.asked).toEqual([
    'GET /api/v1/courses?output=provider&offset=0&limit=4&sort=DESC&sortBy=courses',
  ]);
  render(
    <MemoryRouter>
      <Component data={row} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /See all 2 places/ })).toHaveAttribute('href', '/explore/unis');
  await server.close();
});
