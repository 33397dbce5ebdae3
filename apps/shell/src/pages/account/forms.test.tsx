/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { configureIdentity, getUserInfo } from '@signpost/identity';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { openPage, violationsOf } from '../../testing/open-page';
import * as forgotten from './forgotten-password/page';
import * as own from './own/page';
import * as registering from './register/page';
import * as reset from './reset-password/page';
import * as signIn from './sign-in/page';
import {
  ANONYMOUS_ANSWER,
  installFakeService,
  PROFILE,
  SIGNED_IN_ANSWER,
  type FakeService,
} from './testing/fake-service';

// The service's own answers are tested with the service; these tests cover how the pages use them.
jest.setTimeout(30_000);

// jsdom does not implement `showModal`.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

let server: TestApi;
let service: FakeService;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());
beforeEach(() => {
  service = installFakeService();
  configureIdentity({ provider: { kind: 'embedded' } });
});

const open = (path: string, page: object, query = '') =>
  openPage({ path, ...page }, `${path}${query}`, server);
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('signing in', () => {
  it('returns to where the visitor came from, with labels, autocomplete and a page that is not indexed [S-04]', async () => {
    service.answers['POST login'] = [200, SIGNED_IN_ANSWER];
    const { container, router, head } = await open(
      '/account/sign-in',
      signIn,
      '?return=/explore/unis%3Fpage%3D2',
    );
    expect(head()).toMatchObject({ title: 'Sign in', robots: 'noindex', canonical: '/account/sign-in' });
    expect(await violationsOf(container)).toEqual([]);
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await type('Email address', 'sam@example.org');
    await type('Password', 'secret words');
    await pressButton('Sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/explore/unis'));
    expect(router.state.location.search).toBe('?page=2');
    expect(service.sent('POST login')).toEqual([{ email: 'sam@example.org', password: 'secret words' }]);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'never redirects to another site: %s [S-04]',
    async (given) => {
      service.answers['POST login'] = [200, SIGNED_IN_ANSWER];
      const { router } = await open('/account/sign-in', signIn, `?return=${encodeURIComponent(given)}`);
      await type('Email address', 'sam@example.org');
      await type('Password', 'x');
      await pressButton('Sign in');
      await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    },
  );

  it('shows errors above the form and beside the field, and moves the focus there', async () => {
    service.answers['POST login'] = [401, { detail: 'The email address or the password is not right.' }];
    await open('/account/sign-in', signIn);
    await pressButton('Sign in');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getAllByText('Enter your email address')).toHaveLength(2);
    expect(service.sent('POST login')).toEqual([]);
    await type('Email address', 'sam@example.org');
    await type('Password', 'wrong');
    await pressButton('Sign in');
    expect(await screen.findAllByText('The email address or the password is not right.')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it('shows the password on request', async () => {
    await open('/account/sign-in', signIn);
    await pressButton('Show password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

it('registering reports field errors, then signs in and continues', async () => {
  service.answers['POST register'] = [
    422,
    { detail: 'no', errors: [{ field: 'password', message: 'must have 8 to 256 characters' }] },
  ];
  const { router } = await open('/account/register', registering, '?return=/explore/unis');
  await type('Email address', 'sam@example.org');
  await type('Password', 'short');
  await pressButton('Make an account');
  expect(await screen.findAllByText('Password must have 8 to 256 characters')).toHaveLength(2);
  service.answers['POST register'] = [201, SIGNED_IN_ANSWER];
  await pressButton('Make an account');
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/unis'));
  expect(await getUserInfo()).toMatchObject({ uid: 'u1' });
});

it('a forgotten password gets the same message for every address; the token is removed from the address at once', async () => {
  service.answers['POST password/forgot'] = [202, { message: 'If there is an account, look there.' }];
  const { unmount } = await open('/account/forgotten-password', forgotten);
  await type('Email address', 'nobody@example.org');
  await pressButton('Send me a link');
  expect(await screen.findByText('If there is an account, look there.')).toBeVisible();
  unmount();
  service.answers['POST password/reset'] = [204, null];
  window.history.replaceState(null, '', '/account/reset-password#token=abc');
  await open('/account/reset-password', reset);
  expect(window.location.hash).toBe('');
  await type('New password', 'four words put together');
  await pressButton('Set the password');
  expect(await screen.findByText(/You have a new password/)).toBeVisible();
  expect(service.sent('POST password/reset')).toEqual([
    { token: 'abc', password: 'four words put together' },
  ]);
});

describe('the account', () => {
  it('is the same for every visitor on the server [S-01]', () => {
    const router = createMemoryRouter([{ path: '/', element: <own.Component /> }]);
    const html = renderToString(<RouterProvider router={router} />);
    expect(html).toContain('Checking if you are signed in');
    expect(html).toContain('Accounts need JavaScript');
  });

  it('shows how complete the profile is and what is missing, and saves changes [E-15]', async () => {
    service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
    service.answers['GET profile'] = [200, PROFILE];
    await getUserInfo({ force: true });
    service.answers['PATCH profile'] = [200, { ...PROFILE, postcode: 'BA2', complete: 40 }];
    const { container } = await open('/account', own);
    // A name is rendered as text, even if it looks like markup.
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hello, <img src=x onerror=alert(1)>' }),
    ).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect((await screen.findAllByText('20% complete'))[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'postcode' })).toHaveAttribute('href', '#details-postcode');
    expect(await violationsOf(container)).toEqual([]);
    await type('Postcode', 'ba2');
    await pressButton('Save your details');
    expect((await screen.findAllByText('40% complete'))[0]).toBeVisible();
    expect(service.sent('PATCH profile')).toEqual([
      {
        firstName: '<img src=x onerror=alert(1)>',
        postcode: 'ba2',
        entryYear: null,
        qualification: null,
        grades: null,
      },
    ]);
  });

  it('is deleted only with the password, which signs out', async () => {
    service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
    service.answers['GET profile'] = [200, PROFILE];
    await getUserInfo({ force: true });
    service.answers['DELETE account'] = [
      400,
      { detail: 'no', errors: [{ field: 'password', message: 'is not right' }] },
    ];
    await open('/account', own);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await userEvent.type(document.querySelector('#removal-password') as Element, 'wrong');
    const confirm = document.querySelector('dialog button[type=submit]') as HTMLElement;
    await userEvent.click(confirm);
    expect(await screen.findAllByText('Password is not right')).toHaveLength(2);
    service.answers['DELETE account'] = [204, null];
    service.answers['GET session'] = [200, ANONYMOUS_ANSWER];
    await userEvent.click(confirm);
    const confirmation = await screen.findByText('Your account is deleted');
    expect(document.activeElement).toContainElement(confirmation);
  });
});
