/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureIdentity, getUserInfo } from '@signpost/identity';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { openPage, violationsOf } from '../../../testing/open-page';
import * as own from '../own/page';
import {
  ANONYMOUS_ANSWER,
  installFakeService,
  PROFILE,
  SIGNED_IN_ANSWER,
  type FakeService,
} from '../testing/fake-service';
import * as confirming from './page';

jest.setTimeout(30_000);
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
