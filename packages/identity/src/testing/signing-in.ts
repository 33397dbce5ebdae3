import { embeddedAdapter } from '../adapters/embedded';
import type { IdentityAdapter } from '../account/port';
import { accountRecord } from '../account/record';
import { configureIdentity, currentFavourites, getUserInfo, NO_FAVOURITES, setFavourites } from '..';
import { startIdentityServer, type Browser, type IdentityServer } from './identity-server';

// Tracked to close them, because open channels keep the Node process running.
const channels: BroadcastChannel[] = [];
const NodeChannel = BroadcastChannel;
globalThis.BroadcastChannel = class extends NodeChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

/** An item to save. */
const item = (id: string) => ({ id, title: `Thing ${id}`, url: `/explore/courses/${id}/x` });

/** Ids of the courses saved on this device. */
const ids = (): string[] => currentFavourites().courses.map(({ id }) => id);

/** Ids of the courses in the account. */
const atService = async (device: IdentityAdapter): Promise<string[]> =>
  (await device.getUserInfo()).saved.favourites.courses.map(({ id }) => id);

/** Gives each test a new browser connected to the real service, and a new person with an account. */
export const signingIn = () => {
  let server: IdentityServer;
  let people = 0;
  const here = {} as { browser: Browser; person: { email: string; password: string } };
  beforeAll(async () => {
    server = await startIdentityServer();
  });
  afterAll(() => {
    channels.forEach((channel) => channel.close());
    server.stop();
  });
  beforeEach(async () => {
    here.browser = server.browser();
    window.fetch = here.browser;
    configureIdentity({ provider: { kind: 'embedded' }, embedded: false, loginRequired: 'off' });
    accountRecord.set(null);
    setFavourites(NO_FAVOURITES);
    await getUserInfo({ force: true });
    people += 1;
    here.person = { email: `sam${people}@example.org`, password: 'correct horse battery' };
    await newAccount();
  });
  /** Creates the person's account on another device and confirms it by the emailed link. */
  const newAccount = async () => {
    const device = server.browser();
    const { register, own } = embeddedAdapter(device);
    await register({ ...here.person, firstName: 'Sam' });
    // The service shows emails only to requests from its own machine.
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    const answer = await device('/api/v1/identity/outbox', { headers });
    const emails = (await answer.json()) as { body: string }[];
    await own?.confirm(/confirm#token=(\S+)/.exec(emails[0]?.body ?? '')?.[1] ?? '');
  };
  /** Another device of the same person. */
  const otherDevice = async (): Promise<IdentityAdapter> => {
    const device = embeddedAdapter(server.browser());
    await device.login(here.person);
    return device;
  };
  return { item, ids, otherDevice, atService, here };
};
