import { signingIn } from '../testing/signing-in';
import { embeddedAdapter } from '../adapters/embedded';
import { forgetAccount, getUserInfo, IdentityError, login, logout, register, toggleFavourite } from '..';

jest.setTimeout(60_000);

const mockChunk = { fails: false };
// Jest caches a loaded module, so each export is requested, and fails, separately.
jest.mock('../sync', () => {
  const real = jest.requireActual<Record<string, unknown>>('../sync');
  return new Proxy(real, {
    get: (module, name: string) => {
      if (mockChunk.fails && name in module) throw new Error('Loading chunk identity.sync failed');
      return module[name];
    },
  });
});

const { here, item, ids, until, atService } = signingIn();

afterEach(() => {
  mockChunk.fails = false;
});

it('a chunk that fails to load gives the anonymous user, is logged, and is fetched again by the next call [X-05]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Signed in before this page was opened.
  await embeddedAdapter(here.browser).login(here.person);
  mockChunk.fails = true;
  expect(await getUserInfo({ force: true })).toMatchObject({ uid: 'Anonymous' });
  expect(logged).toHaveBeenCalledWith('There has been a problem fetching user info', expect.any(Error));
  logged.mockRestore();
  mockChunk.fails = false;
  expect(await getUserInfo()).toMatchObject({ name: 'Sam' });
});

it('signing in, registering and signing out reject with an IdentityError when a chunk fails to load [E-14]', async () => {
  mockChunk.fails = true;
  await expect(login(here.person)).rejects.toBeInstanceOf(IdentityError);
  await expect(
    register({ email: 'new@example.org', password: here.person.password, firstName: null }),
  ).rejects.toBeInstanceOf(IdentityError);
  mockChunk.fails = false;
  await login(here.person);
  mockChunk.fails = true;
  await expect(logout()).rejects.toBeInstanceOf(IdentityError);
  await expect(forgetAccount()).rejects.toBeInstanceOf(IdentityError);
});

it('an item saved while the sync chunk fails to load is sent later, without an unhandled rejection [X-06]', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  await login(here.person);
  mockChunk.fails = true;
  toggleFavourite('courses', item('kept'));
  await new Promise((later) => setTimeout(later, 50));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(ids()).toEqual(['kept']);
  mockChunk.fails = false;
  await getUserInfo({ force: true });
  const device = embeddedAdapter(here.browser);
  await until(async () => (await atService(device)).includes('kept'));
});
