/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_FAVOURITES, setFavourites, toggleFavourite } from '@signpost/identity';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answerBy, openPage } from '../../testing/open-page';
import { installFakeService } from '../account/testing/fake-service';
import * as page from './page';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => {
  installFakeService();
  act(() => void setFavourites(NO_FAVOURITES));
  answerBy(server, {});
});
afterAll(() => server.close());

const open = () => openPage({ path: '/explore/favourites', ...page }, '/explore/favourites', server);

it('the focus stays beside what was pressed when a place of the top five is filled or emptied [R-12]', async () => {
  toggleFavourite('courses', { id: 'c1', title: 'Biology', url: '/explore/courses/c1/x' });
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Put in top five/ }));
  expect(document.activeElement).toHaveTextContent('In your top five');
  await userEvent.click(screen.getByRole('button', { name: /^Empty place 1/ }));
  expect(document.activeElement).toHaveTextContent(/^Free\./);
});

it('the top five lead to the check of the choices, once there is one [R-12]', async () => {
  toggleFavourite('courses', { id: 'c1', title: 'Biology', url: '/explore/courses/c1/x' });
  await open();
  expect(screen.queryByRole('link', { name: /^Check these choices/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Put in top five/ }));
  expect(screen.getByRole('link', { name: /^Check these choices/ })).toHaveAttribute(
    'href',
    '/explore/courses/choices',
  );
});
