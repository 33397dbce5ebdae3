import { getUserInfo, NO_FAVOURITES, type Setting } from '@signpost/identity';

const SERVICE = '/api/v1/identity/';

/** Settings of who is signed in; null for nobody. */
let kept: readonly Setting[] | null = null;

const session = () => ({
  user: {
    ...(kept ? { uid: 'u1', name: 'Sam' } : { uid: 'Anonymous', name: 'Anonymous' }),
    postcode: null,
    profileComplete: 0,
    latlng: null,
    settings: kept ?? [],
    favourites: { version: 0, ...NO_FAVOURITES },
  },
  csrf: 't',
});

/** Stands in for the account service in this page, and leaves other calls alone. */
export const standInForAccounts = (): void => {
  const elsewhere = window.fetch;
  window.fetch = async (input, init) => {
    const path = String(input);
    if (!path.startsWith(SERVICE)) return elsewhere(input, init);
    if (init?.method === 'PUT') kept = [JSON.parse(String(init.body)) as Setting];
    return Response.json(path === `${SERVICE}settings` ? { settings: kept } : session());
  };
  // Node's own would keep the process alive, and there are no other tabs.
  Reflect.deleteProperty(window, 'BroadcastChannel');
};

/** Someone whose account has these settings signs in, or with null signs out. */
export const visitAs = async (settings: readonly Setting[] | null): Promise<void> => {
  kept = settings;
  await getUserInfo({ force: true });
};
