/** @jest-environment jest-fixed-jsdom */
import '../../../testing/open-page';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  requestLogin,
  configureIdentity,
  currentFavourites,
  forgetAccount,
  getUserInfo,
  NO_FAVOURITES,
  SAVE_EVENT,
  setFavourites,
  toggleFavourite,
} from '@signpost/identity';
import {
  ANONYMOUS_ANSWER,
  installFakeService,
  SIGNED_IN_ANSWER,
  type FakeService,
} from '../testing/fake-service';
import { AccountGate } from './account-gate';
import { LoginWall } from './login-wall';
import { openPopup } from './popup';

jest.setTimeout(30_000);
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const course = { id: 'c1', title: 'Fine Art', url: '/explore/courses/c1/fine-art' };
let service: FakeService;

beforeEach(async () => {
  service = installFakeService();
  configureIdentity({ provider: { kind: 'embedded' }, embedded: false, loginRequired: true });
  setFavourites(NO_FAVOURITES);
  await act(() => forgetAccount());
  await act(() => getUserInfo({ force: true }));
});

const open = (path = '/explore/unis') => {
  const page = (
    <>
      <LoginWall>
        <p>The page</p>
      </LoginWall>
      <AccountGate />
    </>
  );
  return render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })}
    />,
  );
};

it('a pending save opens the login dialog on the site, and is carried out after sign-in [S-04]', async () => {
  service.answers['POST login'] = [200, SIGNED_IN_ANSWER];
  open();
  act(() => void toggleFavourite('courses', course));
  expect(await screen.findByRole('dialog', { name: 'Sign in to save this' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make an account' })).toHaveAttribute(
    'href',
    '/account/register?return=%2Fexplore%2Funis',
  );
  await userEvent.type(screen.getByLabelText('Email address'), 'sam@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret words');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentFavourites().courses).toEqual([course]);
});

it('closing the dialog discards the pending save [S-04]', async () => {
  open();
  act(() => void toggleFavourite('courses', course));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
  await act(() => getUserInfo({ force: true }));
  expect(currentFavourites().courses).toEqual([]);
});

it('inside another site every page except the account pages asks for a login and gives the reason [B-13]', async () => {
  configureIdentity({ embedded: true });
  const windowOpen = jest.spyOn(window, 'open').mockReturnValue(null);
  const { unmount } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to go on' })).toBeVisible();
  expect(screen.queryByText('The page')).toBeNull();
  service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
  await act(() => getUserInfo({ force: true }));
  expect(screen.getByText('The page')).toBeVisible();
  unmount();
  service.answers['GET session'] = [200, ANONYMOUS_ANSWER];
  await act(() => getUserInfo({ force: true }));
  open('/account/sign-in');
  expect(screen.getByText('The page')).toBeVisible();
  act(requestLogin);
  windowOpen.mockRestore();
});

it('the sign-in window opens in the click handler, and returning to the page loads the visitor again [S-04]', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  openPopup();
  expect(opened).toHaveBeenCalledWith('/account/sign-in?popup=1', 'signpost-sign-in', expect.any(String));
  opened.mockRestore();
  const asked = () => service.sent('GET session').length;
  const before = asked();
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

it('shows a message when the list could not be saved, and the waiting message only once [X-06]', () => {
  open();
  const messages: string[] = [];
  window.addEventListener('signpost:toast', (event) =>
    messages.push((event as CustomEvent<{ message: string }>).detail.message),
  );
  for (const detail of ['waiting', 'waiting', 'failed'])
    window.dispatchEvent(new CustomEvent(SAVE_EVENT, { detail }));
  expect(messages).toEqual([
    'We cannot reach your account. What you changed is sent when we can.',
    'That could not be saved. Your list is as it was before.',
  ]);
});
