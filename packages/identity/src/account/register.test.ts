import { signingIn } from '../testing/signing-in';
import { getUserInfo, login, logout, openAdapter, register, toggleFavourite } from '..';

jest.setTimeout(60_000);

const { item, ids, until, atService, here } = signingIn();

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
