/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import {
  configureIdentity,
  currentFavourites,
  forgetAccount,
  forgetOnDevice,
  getUserInfo,
  NO_FAVOURITES,
  SAVE_EVENT,
  setFavourites,
  toggleFavourite,
} from '@signpost/identity';
import '../../testing/open-page';
import { openPage, violationsOf } from '../../testing/open-page';
import * as confirming from './confirm/page';
import * as forgotten from './forgotten-password/page';
import { AccountGate } from './gate/account-gate';
import { openPopup } from './gate/popup';
import * as own from './own/page';
import * as registering from './register/page';
import * as reset from './reset-password/page';
import * as signIn from './sign-in/page';
import * as page from './stop-emails/page';
import {
  ANONYMOUS_ANSWER,
  type FakeService,
  installFakeService,
  PROFILE,
  SIGNED_IN_ANSWER,
} from './testing/fake-service';

describe('forms', () => {
  // The service's own answers are tested with the service; these tests cover how the pages use them.

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
});

describe('confirming', () => {
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

  const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  const open = (hash = '#token=abc') => {
    window.history.replaceState(null, '', `/account/confirm${hash}`);
    return openPage({ path: '/account/confirm', ...confirming }, '/account/confirm', server);
  };

  const USED = {
    detail: 'This link was used already or is too old.',
    errors: [{ field: 'token', message: 'was used already or is too old' }],
  };

  describe('confirming an address by the link in an email', () => {
    it('needs only a button press in the browser that is signed in [C-20]', async () => {
      service.answers['POST confirmation/read'] = [200, { email: 'sam@example.org', isOwn: true }];
      service.answers['POST confirmation'] = [200, SIGNED_IN_ANSWER];
      const { container, head } = await open();
      expect(head()).toMatchObject({ robots: 'noindex', canonical: '/account/confirm' });
      expect(await screen.findByText('sam@example.org')).toBeVisible();
      expect(window.location.hash).toBe('');
      expect(await violationsOf(container)).toEqual([]);
      expect(service.sent('POST confirmation/read')).toEqual([{ token: 'abc' }]);
      expect(service.sent('POST confirmation')).toEqual([]);
      expect(screen.queryByLabelText('Password')).toBeNull();
      await pressButton('Yes, confirm it');
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Your email address is confirmed' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'See your account' })).toHaveAttribute('href', '/account');
      expect(service.sent('POST confirmation')).toEqual([{ token: 'abc' }]);
    });

    it('asks for the password in another browser, reports a wrong one, and signs in [C-20]', async () => {
      service.answers['POST confirmation/read'] = [200, { email: 'sam@example.org', isOwn: false }];
      service.answers['POST confirmation'] = [
        400,
        { detail: 'no', errors: [{ field: 'password', message: 'is not right' }] },
      ];
      const { container } = await open();
      const field = await screen.findByLabelText('Password');
      expect(field).toHaveAttribute('autocomplete', 'current-password');
      expect(await violationsOf(container)).toEqual([]);
      await userEvent.type(field, 'wrong{Enter}');
      expect(await screen.findAllByText('Password is not right')).toHaveLength(2);
      service.answers['POST confirmation'] = [200, SIGNED_IN_ANSWER];
      await userEvent.clear(field);
      await userEvent.type(field, 'four words put together');
      await pressButton('Confirm and sign in');
      expect(await screen.findByRole('link', { name: 'See your account' })).toBeVisible();
      expect(service.sent('POST confirmation').at(-1)).toEqual({
        token: 'abc',
        password: 'four words put together',
      });
      expect(await getUserInfo()).toMatchObject({ uid: 'u1' });
    });

    it.each([
      ['used, expired, or of an address that already has an account', '#token=abc', USED.detail],
      ['not whole', '', 'Open the link in our email again: part of it is missing.'],
    ])('shows the next step for a link that is %s', async (_why, hash, said) => {
      service.answers['POST confirmation/read'] = [400, USED];
      await act(() => getUserInfo({ force: true }));
      const { container } = await open(hash);
      expect(await screen.findByRole('alert')).toHaveTextContent(said);
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in');
      expect(screen.getByRole('link', { name: 'set a new password' })).toBeVisible();
      expect(await violationsOf(container)).toEqual([]);
    });

    it('reports a link that was used between opening and confirming; a signed-in visitor goes to the account', async () => {
      service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
      await act(() => getUserInfo({ force: true }));
      service.answers['POST confirmation/read'] = [200, { email: 'sam@example.org', isOwn: true }];
      service.answers['POST confirmation'] = [503, { detail: 'Too many people are signing in right now.' }];
      await open();
      await screen.findByText('sam@example.org');
      await pressButton('Yes, confirm it');
      expect(await screen.findByRole('alert')).toHaveTextContent('Too many people');
      service.answers['POST confirmation'] = [400, USED];
      await pressButton('Yes, confirm it');
      expect(await screen.findByText('This link confirms nothing')).toBeVisible();
      expect(screen.getByRole('link', { name: 'See your account' })).toBeVisible();
      service.answers['GET session'] = [200, ANONYMOUS_ANSWER];
      await act(() => getUserInfo({ force: true }));
    });

    it('reads the link of a second email in the same tab', async () => {
      service.answers['POST confirmation/read'] = [400, USED];
      await open();
      expect(await screen.findByRole('alert')).toBeVisible();
      service.answers['POST confirmation/read'] = [200, { email: 'sam@example.org', isOwn: true }];
      act(() => {
        window.history.replaceState(null, '', '/account/confirm#token=def');
        window.dispatchEvent(new Event('hashchange'));
      });
      expect(await screen.findByRole('button', { name: 'Yes, confirm it' })).toBeVisible();
      expect(service.sent('POST confirmation/read')).toEqual([{ token: 'abc' }, { token: 'def' }]);
      expect(window.location.hash).toBe('');
    });
  });

  describe('an unconfirmed account', () => {
    it('shows the deadline for confirmation, and sends the email again [E-15]', async () => {
      service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
      service.answers['GET profile'] = [200, { ...PROFILE, confirmBy: '2026-12-22T10:00:00.000Z' }];
      service.answers['POST confirmation/send'] = [202, { message: 'It is on its way.' }];
      service.answers['GET outbox'] = [200, []];
      await getUserInfo({ force: true });
      const { container } = await openPage({ path: '/account', ...own }, '/account', server);
      expect(
        await screen.findByText('Confirm your email address by 22nd December 2026 to keep this account.'),
      ).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Read it here' })).toHaveAttribute(
        'href',
        '/account/outbox',
      );
      expect(await violationsOf(container)).toEqual([]);
      await pressButton('Send it again');
      await waitFor(() => expect(screen.getByText('It is on its way.')).toHaveAttribute('role', 'status'));
      expect(service.sent('POST confirmation/send')).toHaveLength(1);
    });

    it('has no link to stored emails where the site sends email [E-15]', async () => {
      service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
      service.answers['GET profile'] = [200, { ...PROFILE, confirmBy: '2026-12-22T10:00:00.000Z' }];
      service.answers['GET outbox'] = [404, { detail: 'Route not found' }];
      await getUserInfo({ force: true });
      await openPage({ path: '/account', ...own }, '/account', server);
      expect(await screen.findByRole('button', { name: 'Send it again' })).toBeVisible();
      await waitFor(() => expect(service.sent('GET outbox')).toHaveLength(1));
      expect(screen.queryByText(/sends no email/)).toBeNull();
    });

    it('a confirmed account shows no notice [E-15]', async () => {
      service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
      service.answers['GET profile'] = [200, PROFILE];
      await getUserInfo({ force: true });
      await openPage({ path: '/account', ...own }, '/account', server);
      expect((await screen.findAllByText('20% complete'))[0]).toBeVisible();
      expect(screen.queryByText(/Confirm your email address/)).toBeNull();
    });
  });
});

describe('the gate', () => {
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
    configureIdentity({ provider: { kind: 'embedded' }, embedded: false, loginRequired: 'strict' });
    setFavourites(NO_FAVOURITES);
    await act(() => forgetAccount());
    await act(() => getUserInfo({ force: true }));
  });

  const open = (path = '/explore/unis') => {
    const page = (
      <>
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
    const saved = {
      ...SIGNED_IN_ANSWER.user.favourites,
      courses: [{ ...course, type: null, note: null }],
    };
    service.answers['PUT favourites'] = [200, saved];
    service.answers['POST favourites/toggle'] = [200, { favourites: saved }];
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

  it('where it is no rule to sign in, the dialog offers the account and the device [S-04]', async () => {
    configureIdentity({ loginRequired: 'ask' });
    const { container } = open('/explore/unis?page=2');
    act(() => void toggleFavourite('courses', course));
    expect(await screen.findByRole('dialog', { name: 'Where do you want to keep this?' })).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Sign in or register' })).toHaveAttribute(
      'href',
      '/account/sign-in?return=%2Fexplore%2Funis%3Fpage%3D2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep on this device' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentFavourites().courses).toEqual([course]);
    act(() => void toggleFavourite('courses', { ...course, id: 'c2' }));
    expect(currentFavourites().courses).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(forgetOnDevice);
  });

  it('a visitor who goes on to sign in, and loads pages on the way, keeps the pending save [S-04]', async () => {
    configureIdentity({ loginRequired: 'ask' });
    const { unmount } = open();
    act(() => void toggleFavourite('courses', course));
    await screen.findByRole('link', { name: 'Sign in or register' });
    unmount();
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
    service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
    await act(() => getUserInfo({ force: true }));
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
});

describe('stopping emails', () => {
  const TOKEN = 'x'.repeat(43);
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  beforeEach(() => void installFakeService());
  afterAll(() => server.close());

  const open = (query: string) =>
    openPage({ path: '/account/stop-emails', ...page }, `/account/stop-emails${query}`, server);

  it('stops the emails by a form that needs no script [E-26]', async () => {
    const { container } = await open(`?token=${TOKEN}`);
    const form = screen.getByRole('form', { name: 'Stop emails' });
    expect(form).toHaveAttribute('action', `/api/v1/stop-emails/${TOKEN}`);
    expect(form).toHaveAttribute('method', 'post');
    expect(screen.getByRole('button', { name: 'Stop these emails' })).toHaveAttribute('type', 'submit');
    expect(await violationsOf(container)).toEqual([]);
  });

  it('leads from a Welsh page back to the Welsh page [B-21]', async () => {
    document.documentElement.lang = 'cy';
    await open(`?token=${TOKEN}`);
    expect(screen.getByRole('form')).toHaveAttribute('action', `/api/v1/stop-emails/${TOKEN}?lang=cy`);
    document.documentElement.lang = 'en-GB';
  });

  it('states that they have stopped [E-26]', async () => {
    await open('?stopped=1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The emails have stopped');
  });

  it.each(['', '?token=short', `?token=${TOKEN}"><script>`])(
    'offers no form for an incomplete link: %s [E-26]',
    async (query) => {
      await open(query);
      expect(screen.queryByRole('form')).toBeNull();
      expect(screen.getByText(/Open the whole link/)).toBeVisible();
    },
  );
});
