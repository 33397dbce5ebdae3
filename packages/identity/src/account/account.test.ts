import { once } from 'node:events';
import { setImmediate as nextTask } from 'node:timers/promises';
import {
  configureIdentity,
  currentFavourites,
  discardPendingSaves,
  forgetAccount,
  forgetOnDevice,
  getUserInfo,
  IdentityError,
  login,
  logout,
  NO_FAVOURITES,
  onLoginRequired,
  openAdapter,
  register,
  saveOnDevice,
  setFavourites,
  setNote,
  toggleFavourite,
  updateSetting,
} from '..';
import { embeddedAdapter } from '../adapters/embedded';
import { signingIn } from '../testing/signing-in';
import { until } from '../testing/until';
import type { IdentityAdapter } from './port';
import { accountRecord } from './record';
import { SAVE_EVENT } from './save-event';

const mockChunk = { fails: false, failures: 0 };
// Jest caches a loaded module, so each export is requested, and fails, separately.
jest.mock('../sync', () => {
  const real = jest.requireActual<Record<string, unknown>>('../sync');
  return new Proxy(real, {
    get: (module, name: string) => {
      if (mockChunk.fails && name in module) {
        mockChunk.failures += 1;
        throw new Error('Loading chunk identity.sync failed');
      }
      return module[name];
    },
  });
});
const { item, ids, otherDevice, atService, here } = signingIn();

describe('session', () => {
  it('a visitor is anonymous; the result is cached, and fetched again only with force [S-01]', async () => {
    const before = here.browser.asked.length;
    expect(await getUserInfo()).toMatchObject({
      uid: 'Anonymous',
      name: 'Anonymous',
      favourites: NO_FAVOURITES,
    });
    expect(here.browser.asked).toHaveLength(before);
    await getUserInfo({ force: true });
    expect(here.browser.asked.slice(before)).toEqual(['GET /api/v1/identity/session']);
    expect(here.browser.cookies.has('signpost-session')).toBe(false);
  });

  it('signing in returns the person and moves the list of the device to the account; signing out removes it [E-14]', async () => {
    toggleFavourite('courses', item('mine'));
    const other = await otherDevice();
    await other.toggleFavourite({ kind: 'courses', item: item('theirs'), saved: true });
    expect(await login(here.person)).toMatchObject({ name: 'Sam', profileComplete: 20 });
    expect(ids()).toEqual(['theirs', 'mine']);
    await until(async () => (await atService(other)).length === 2);
    await logout();
    expect(ids()).toEqual([]);
    expect(await getUserInfo()).toMatchObject({ uid: 'Anonymous' });
    expect(await atService(other)).toEqual(['theirs', 'mine']);
  });

  it('a failure gives the anonymous user, is logged, and keeps the list [X-05]', async () => {
    await login(here.person);
    toggleFavourite('courses', item('a'));
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    here.browser.online = false;
    configureIdentity({});
    expect((await getUserInfo({ force: true })).favourites.courses).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith('There has been a problem fetching user info', expect.any(Error));
    here.browser.online = true;
    logged.mockRestore();
    expect(await getUserInfo({ force: true })).toMatchObject({ name: 'Sam' });
    expect(ids()).toEqual(['a']);
  });

  it('a setting is added when not empty, replaced, removed when empty, and stored by the service [S-02]', async () => {
    await login(here.person);
    for (const data of ['{}', ''])
      expect(await updateSetting({ name: 'view', collection: 'search', data })).toEqual([]);
    await updateSetting({ name: 'view', collection: 'search', data: '{"as":"map"}' });
    await updateSetting({ name: 'view', collection: 'other', data: '{"as":"list"}' });
    expect(await updateSetting({ name: 'view', collection: 'search', data: '{"as":"list"}' })).toContainEqual(
      {
        name: 'view',
        collection: 'search',
        data: '{"as":"list"}',
      },
    );
    expect(await updateSetting({ name: 'view', collection: 'other', data: '{ }' })).toEqual([
      { name: 'view', collection: 'search', data: '{"as":"list"}' },
    ]);
    expect((await (await otherDevice()).getUserInfo()).settings).toHaveLength(1);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    here.browser.online = false;
    expect(await updateSetting({ name: 'view', collection: 'search', data: '{}' })).toHaveLength(1);
    logged.mockRestore();
  });

  it('a save that needs a login asks for it, stays pending, and is carried out after it [S-04][B-13]', async () => {
    configureIdentity({ embedded: true });
    const asked = jest.fn();
    const stop = onLoginRequired(asked);
    expect(toggleFavourite('courses', item('wished'))).toBe(false);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(toggleFavourite('courses', item('too'))).toBe(false);
    expect(ids()).toEqual([]);
    expect(window.sessionStorage.getItem('signpost.wish')).toContain('wished');
    await login(here.person);
    expect(ids()).toEqual(['wished', 'too']);
    expect(window.sessionStorage.getItem('signpost.wish')).not.toContain('wished');
    const other = await otherDevice();
    await until(async () => (await atService(other)).includes('wished'));
    toggleFavourite('courses', item('more'));
    expect(ids()).toEqual(['wished', 'too', 'more']);
    stop();
  });

  it('a save asks an anonymous visitor until they keep things on the device, and again once they forget that [S-04]', async () => {
    configureIdentity({ loginRequired: 'ask' });
    const asked = jest.fn();
    const stop = onLoginRequired(asked);
    setFavourites({ ...NO_FAVOURITES, courses: [item('earlier')] });
    expect(toggleFavourite('courses', item('wished'))).toBe(false);
    expect(toggleFavourite('courses', item('earlier'))).toBe(true);
    expect([asked.mock.calls.length, ids()]).toEqual([1, []]);
    saveOnDevice();
    expect(ids()).toEqual(['wished']);
    expect(toggleFavourite('courses', item('more'))).toBe(true);
    expect([asked.mock.calls.length, ids()]).toEqual([1, ['wished', 'more']]);

    configureIdentity({ loginRequired: 'strict' });
    expect(toggleFavourite('courses', item('strict'))).toBe(false);
    discardPendingSaves();
    configureIdentity({ loginRequired: 'ask' });
    forgetOnDevice();
    expect(window.localStorage.getItem('signpost.save-on-device')).toBeNull();
    expect(toggleFavourite('courses', item('again'))).toBe(false);
    await login(here.person);
    expect(ids()).toEqual(['wished', 'more', 'again']);
    here.browser.online = false;
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await getUserInfo({ force: true });
    logged.mockRestore();
    expect(toggleFavourite('courses', item('offline'))).toBe(true);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
  });

  it('a rejected list is rolled back and logged; an undelivered one waits and is sent once [X-06]', async () => {
    await login(here.person);
    toggleFavourite('courses', item('kept'));
    await until(() => accountRecord.get()?.base.courses.length === 1);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    here.browser.intercept = (path) =>
      path.includes('favourites') ? new Response('{"detail":"no"}', { status: 500 }) : null;
    toggleFavourite('courses', item('refused'));
    expect(ids()).toEqual(['kept', 'refused']);
    await until(() => ids().length === 1);
    expect(logged).toHaveBeenCalledWith('Error saving favourites to Gigya', expect.any(Error));
    logged.mockRestore();
    here.browser.intercept = null;

    here.browser.online = false;
    const undelivered = once(window, SAVE_EVENT);
    toggleFavourite('courses', item('later'));
    toggleFavourite('courses', item('kept'));
    await undelivered;
    expect(ids()).toEqual(['later']);
    here.browser.online = true;
    const before = here.browser.asked.length;
    window.dispatchEvent(new Event('online'));
    const other = await otherDevice();
    await until(async () => (await atService(other)).join() === 'later');
    const changes = here.browser.asked.slice(before).filter((line) => !line.startsWith('GET'));
    expect(changes).toEqual(['PUT /api/v1/identity/favourites']);
  });

  it('concurrent changes of two devices to different items are both kept [E-14]', async () => {
    await login(here.person);
    const other = await otherDevice();
    for (const id of ['a', 'b', 'c']) toggleFavourite('courses', item(id));
    await until(async () => (await atService(other)).length === 3);
    // Not yet known on this device.
    await other.toggleFavourite({ kind: 'courses', item: item('a'), saved: false });
    await other.toggleFavourite({ kind: 'courses', item: item('d'), saved: true });
    setFavourites({
      ...currentFavourites(),
      top: currentFavourites().top.map((slot) => (slot.number === 1 ? { ...slot, course: 'b' } : slot)),
    });
    setNote('courses', 'c', '<img src=x onerror=alert(1)> Ask about fees');
    await until(async () => (await other.getUserInfo()).saved.favourites.top[0]?.course === 'b');
    expect(ids()).toEqual(['b', 'c', 'd']);
    const { favourites } = (await other.getUserInfo()).saved;
    expect(favourites).toEqual(currentFavourites());
    expect(favourites.courses[1]?.note).toBe('<img src=x onerror=alert(1)> Ask about fees');
    setNote('courses', 'c', ' ');
    await until(async () => !(await other.getUserInfo()).saved.favourites.courses[1]?.note);
  });

  it('a hundred parallel toggles of the same and of different items lose no change [S-04]', async () => {
    await login(here.person);
    const devices = await Promise.all([otherDevice(), otherDevice()]);
    await Promise.all([
      ...Array.from({ length: 50 }, (_, n) =>
        devices[n % 2]?.toggleFavourite({ kind: 'unis', item: item('same'), saved: true }),
      ),
      // Meanwhile, 100 toggles here: 50 of one item, which ends up not saved, and one each of 50 others.
      ...Array.from({ length: 50 }, async (_, n) => {
        await devices[n % 2]?.toggleFavourite({ kind: 'courses', item: item(`n${n}`), saved: true });
        toggleFavourite('subjects', item('again'));
        toggleFavourite('courses', item(`m${n}`));
      }),
    ]);
    const names = (letter: string) => Array.from({ length: 50 }, (_, n) => `${letter}${n}`);
    const wanted = [...names('m'), ...names('n')].sort().join();
    await until(async () => (await atService(devices[0] as IdentityAdapter)).sort().join() === wanted);
    await getUserInfo({ force: true });
    expect(ids().sort().join()).toBe(wanted);
    expect(currentFavourites().unis.map(({ id }) => id)).toEqual(['same']);
    expect(currentFavourites().subjects).toEqual([]);
  });

  it('a session that ended elsewhere removes the list except for unsent items [S-01]', async () => {
    await login(here.person);
    toggleFavourite('courses', item('sent'));
    await until(() => accountRecord.get()?.base.courses.length === 1);
    const other = await otherDevice();
    await other.own?.logoutEverywhere();
    toggleFavourite('courses', item('unsent'));
    await until(() => accountRecord.get() === null);
    expect(ids()).toEqual(['unsent']);
  });

  it('a sign-in or sign-out in another tab is applied here [S-01]', async () => {
    await login(here.person);
    toggleFavourite('courses', item('sent'));
    await until(() => accountRecord.get()?.base.courses.length === 1);
    const tab = embeddedAdapter(here.browser);
    await tab.logout();
    new BroadcastChannel('signpost.session').postMessage('changed');
    await until(() => ids().length === 0);
    expect(await getUserInfo()).toMatchObject({ uid: 'Anonymous' });
  });

  it('another person who signs in on the same device does not get the earlier list [S-01]', async () => {
    await login(here.person);
    toggleFavourite('courses', item('secret'));
    await until(() => accountRecord.get()?.base.courses.length === 1);
    const second = { email: 'ada@example.org', password: 'correct horse battery' };
    expect(await register({ ...second, firstName: null })).toMatchObject({ name: 'ada' });
    expect(ids()).toEqual([]);
  });
});

describe('register', () => {
  it('registering signs in at once with the list of the device; an unconfirmed account is signed in only here [E-14]', async () => {
    toggleFavourite('courses', item('mine'));
    const zoe = { email: 'zoe@example.org', password: 'correct horse battery' };
    await register({ ...zoe, firstName: 'Zoë' });
    expect(await getUserInfo()).toMatchObject({ name: 'Zoë' });
    const { getProfile } = await openAdapter();
    expect(Date.parse((await getProfile()).confirmBy ?? '')).toBeGreaterThan(Date.now());
    await until(async () => (await atService(await openAdapter())).length === 1);
    expect(ids()).toEqual(['mine']);
    await logout();
    await expect(login(zoe)).rejects.toMatchObject({ reason: 'signedOut' });
  });

  it('signing in merges the list of an unconfirmed second account of the same address [S-01]', async () => {
    await register({ ...here.person, firstName: null, password: 'another long password' });
    toggleFavourite('courses', item('mine'));
    await until(async () => (await atService(await openAdapter())).length === 1);
    expect(await login(here.person)).toMatchObject({ name: 'Sam' });
    expect(ids()).toEqual(['mine']);
  });
});

describe('chunk failure', () => {
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
    const failures = mockChunk.failures;
    mockChunk.fails = true;
    toggleFavourite('courses', item('kept'));
    await until(() => mockChunk.failures > failures);
    // Node tells of an unhandled rejection before the next task.
    await nextTask();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(ids()).toEqual(['kept']);
    mockChunk.fails = false;
    await getUserInfo({ force: true });
    const device = embeddedAdapter(here.browser);
    await until(async () => (await atService(device)).includes('kept'));
  });
});
