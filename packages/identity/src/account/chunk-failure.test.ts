import { signingIn } from '../testing/signing-in';
import { embeddedAdapter } from '../adapters/embedded';
import { getUserInfo } from '..';

jest.setTimeout(60_000);

const mockChunk = { fails: false };
jest.mock('../sync', () => {
  if (mockChunk.fails) throw new Error('Loading chunk identity.sync failed');
  return jest.requireActual('../sync');
});

const { here } = signingIn();

it('[X-05] code that does not come gives the anonymous user, is logged, and is fetched again by the next call', async () => {
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
