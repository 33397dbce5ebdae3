import { NO_ADDRESSES, setSiteAddresses } from '@signpost/api-client/base';
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
const soon = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const BATH = { postcode: 'BA2 7AY', outcode: 'BA2', latitude: 51.38, longitude: -2.36, town: 'Bath' };

let fake: FakeGigya;

// An open Node channel would keep the process running.
beforeAll(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
beforeEach(() => {
  fake = fakeGigya();
  delete window.gigya;
  script()?.remove();
  accountRecord.set(null);
  setFavourites(NO_FAVOURITES);
  configureIdentity({ provider: { kind: 'gigya', apiKey: '3_key/x', dataCentre: 'eu1' } });
});

// What was to be sent later is sent before the next test.
afterEach(() => soon(400));
afterAll(() => void jest.useRealTimers());

/** Simulates the script loading, and the SDK becoming ready later. */
const arrive = async (isKnown = () => false) => {
  await soon(20);
  window.gigya = fake.sdk;
  await soon(80);
  expect(isKnown()).toBe(false);
  fake.sdk.isReady = true;
  await soon(50);
};

it('loads the script of the data centre, exempt from the consent tool, and waits until it is ready [S-01]', async () => {
  const looking = getUserInfo({ force: true });
  let known = false;
  void looking.then(() => (known = true));
  await soon(10);
  expect(script()?.src).toBe('https://cdns.eu1.gigya.com/js/gigya.js?apiKey=3_key%2Fx');
  expect(script()?.dataset['cookieconsent']).toBe('ignore');
  await arrive(() => known);
  expect(await looking).toMatchObject({ uid: 'Anonymous', favourites: NO_FAVOURITES });
});

it('a script that fails to load gives the anonymous user, and is retried [X-05]', async () => {
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

describe('with the SDK loaded', () => {
  beforeEach(async () => {
    fake.sdk.isReady = true;
    window.gigya = fake.sdk;
    await getUserInfo({ force: true });
  });

  it("signs in with the provider's own screens and merges the list of the device [E-14]", async () => {
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

  it('rejects as closed when the visitor closes the screen', async () => {
    fake.next = 'canceled';
    await expect(login()).rejects.toMatchObject({ reason: 'closed' });
  });

  it('stores settings by the same rules, and the profile in its own fields [S-02]', async () => {
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

  it('looks up the position of the postcode once, and again when it changes [E-14] [C-17]', async () => {
    setSiteAddresses({ ...NO_ADDRESSES, api: 'https://api.example' });
    const asked = jest.spyOn(window, 'fetch').mockImplementation(async () => Response.json(BATH));
    fake.account.profile['zip'] = 'BA2 7AY';
    expect(await login()).toMatchObject({ postcode: 'BA2 7AY', latlng: { lat: 51.38, lng: -2.36 } });
    expect(await getUserInfo({ force: true })).toMatchObject({ latlng: { lat: 51.38, lng: -2.36 } });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(Object.keys(localStorage).filter((key) => key.includes('UserLoc'))).toEqual([]);
    fake.account.profile['zip'] = 'LS2 9JT';
    asked.mockImplementation(async () => Response.json({ detail: 'No' }, { status: 404 }));
    expect(await getUserInfo({ force: true })).toMatchObject({ postcode: 'LS2 9JT', latlng: null });
    asked.mockRestore();
    setSiteAddresses(NO_ADDRESSES);
  });

  it('does not overwrite a list that another device changed [E-14]', async () => {
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

  it('rolls back and logs a list that the provider rejects [X-06]', async () => {
    await login();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fake.nextError = 400009;
    toggleFavourite('courses', item('x'));
    await soon(400);
    expect(currentFavourites().courses).toEqual([]);
    expect(logged).toHaveBeenCalledWith('Error saving favourites to Gigya', expect.any(IdentityError));
    logged.mockRestore();
  });

  it('follows sign-ins and sign-outs that the provider initiates [S-01]', async () => {
    (await openAdapter()).onSession?.(() => void getUserInfo({ force: true }));
    await soon(10);
    fake.signedIn = true;
    fake.fire('onLogin');
    await soon(30);
    expect(await getUserInfo()).toMatchObject({ uid: 'g-1' });
  });
});
