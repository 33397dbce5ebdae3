import { getUserInfo, NO_FAVOURITES, type Setting } from '@signpost/identity';

const SERVICE = '/api/v1/identity/';

/** Settings of the signed-in account; null when no one is signed in. */
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

/** Replaces the account service in tests; other calls pass through. */
export const standInForAccounts = (): void => {
  const elsewhere = window.fetch;
  window.fetch = async (input, init) => {
    const path = String(input);
    if (!path.startsWith(SERVICE)) return elsewhere(input, init);
    if (init?.method === 'PUT') kept = [JSON.parse(String(init.body)) as Setting];
    return Response.json(path === `${SERVICE}settings` ? { settings: kept } : session());
  };
  // Node's own BroadcastChannel would keep the process running, and tests have no other tabs.
  Reflect.deleteProperty(window, 'BroadcastChannel');
};

/** Signs in an account with these settings; null signs out. */
export const visitAs = async (settings: readonly Setting[] | null): Promise<void> => {
  kept = settings;
  await getUserInfo({ force: true });
};
