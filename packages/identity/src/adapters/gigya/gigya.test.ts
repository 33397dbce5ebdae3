import { fakeGigya, type FakeGigya } from '../../testing/fake-gigya';
import {
  configureIdentity,
  currentFavourites,
  getUserInfo,
  IdentityError,
  login,
  logout,
  NO_FAVOURITES,
  openAdapter,
  register,
  setFavourites,
  toggleFavourite,
  updateSetting,
} from '../..';
import { accountRecord } from '../../account/record';

const item = (id: string) => ({ id, title: `Thing ${id}`, url: `/explore/courses/${id}/x` });
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="gigya.com"]');
const saved = () => (fake.account.data['signpost'] as { favourites?: typeof NO_FAVOURITES })?.favourites;
const soon = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

let fake: FakeGigya;

// A channel of Node would keep the process alive.
beforeAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
beforeEach(() => {
  fake = fakeGigya();
  delete window.gigya;
  script()?.remove();
  accountRecord.set(null);
  setFavourites(NO_FAVOURITES);
  configureIdentity({ provider: { kind: 'gigya', apiKey: '3_key/x', dataCentre: 'eu1' } });
});

/** The script comes, and is ready some time later. */
const arrive = async () => {
  await soon(20);
  window.gigya = fake.sdk;
  await soon(80);
  fake.sdk.isReady = true;
};

it('[S-01] loads the script of the data centre, marked for the consent tool, and waits until it is ready', async () => {
  const looking = getUserInfo({ force: true });
  let known = false;
  void looking.then(() => (known = true));
  await soon(10);
  expect(script()?.src).toBe('https://cdns.eu1.gigya.com/js/gigya.js?apiKey=3_key%2Fx');
  expect(script()?.dataset['cookieconsent']).toBe('ignore');
  await arrive();
  expect(known).toBe(false);
  expect(await looking).toMatchObject({ uid: 'Anonymous', favourites: NO_FAVOURITES });
});

it('[X-05] a script that cannot be had gives the anonymous user, and is tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const looking = getUserInfo({ force: true });
  await soon(10);
  script()?.dispatchEvent(new Event('error'));
  expect(await looking).toMatchObject({ uid: 'Anonymous' });
  expect(logged).toHaveBeenCalledWith('There has been a problem fetching user info', expect.any(Error));
  logged.mockRestore();
  const again = getUserInfo({ force: true });
  await soon(10);
  expect(script()).not.toBeNull();
  fake.signedIn = true;
  await arrive();
  expect(await again).toMatchObject({ uid: 'g-1', name: 'Ada' });
});

describe('once it is there', () => {
  beforeEach(async () => {
    fake.sdk.isReady = true;
    window.gigya = fake.sdk;
    await getUserInfo({ force: true });
  });

  it('[E-14] signs in by its own screens, and the list of the device goes along', async () => {
    toggleFavourite('courses', item('mine'));
    expect(await login()).toMatchObject({ uid: 'g-1', name: 'Ada', profileComplete: 20 });
    expect(fake.screens).toEqual(['Default-RegistrationLogin/gigya-login-screen']);
    await soon(400);
    expect(saved()?.courses).toEqual([item('mine')]);
    await logout();
    expect(currentFavourites().courses).toEqual([]);
    expect(await getUserInfo()).toMatchObject({ uid: 'Anonymous' });
    expect(await register()).toMatchObject({ uid: 'g-1', name: 'Ada' });
    expect(fake.screens[1]).toBe('Default-RegistrationLogin/gigya-register-screen');
  });

  it('says so when the visitor closes the screen', async () => {
    fake.next = 'canceled';
    await expect(login()).rejects.toMatchObject({ reason: 'closed' });
  });

  it('[S-02] keeps settings by the same rules, and the profile in its own fields', async () => {
    await login();
    await updateSetting({ name: 'view', collection: 'search', data: '{"as":"map"}' });
    expect(await updateSetting({ name: 'view', collection: 'search', data: '{"as":"list"}' })).toEqual([
      { name: 'view', collection: 'search', data: '{"as":"list"}' },
    ]);
    expect(await updateSetting({ name: 'view', collection: 'search', data: '{}' })).toEqual([]);
    const adapter = await openAdapter();
    expect(adapter.own).toBeUndefined();
    expect(await adapter.updateProfile({ postcode: 'BA2 7AY', grades: 'ABB' })).toMatchObject({
      firstName: 'Ada',
      complete: 60,
      missing: ['entryYear', 'qualification'],
    });
    expect(fake.account.profile['zip']).toBe('BA2 7AY');
    expect(await adapter.updateProfile({ grades: null })).toMatchObject({ complete: 40 });
  });

  it('[E-14] a list that another device changed is not overwritten', async () => {
    await login();
    const adapter = await openAdapter();
    const one = await adapter.toggleFavourite({ kind: 'courses', item: item('a'), saved: true });
    await adapter.toggleFavourite({ kind: 'courses', item: item('b'), saved: true });
    const refused = await adapter.setFavourites(one.favourites, one.version).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(IdentityError);
    expect(refused).toMatchObject({ reason: 'stale', current: { version: 2 } });
    setFavourites({ ...NO_FAVOURITES, courses: [item('c'), item('d')] });
    await soon(400);
    expect(saved()?.courses.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[X-06] a list that it refuses is as it was before, with the line in the log', async () => {
    await login();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fake.nextError = 400009;
    toggleFavourite('courses', item('x'));
    await soon(400);
    expect(currentFavourites().courses).toEqual([]);
    expect(logged).toHaveBeenCalledWith('Error saving favourites to Gigya', expect.any(IdentityError));
    logged.mockRestore();
  });

  it('[S-01] follows what its own doing changes', async () => {
    (await openAdapter()).onSession?.(() => void getUserInfo({ force: true }));
    await soon(10);
    fake.signedIn = true;
    fake.fire('onLogin');
    await soon(30);
    expect(await getUserInfo()).toMatchObject({ uid: 'g-1' });
  });
});
