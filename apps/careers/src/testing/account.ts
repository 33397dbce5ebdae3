import { getUserInfo, NO_FAVOURITES, type Setting } from '@signpost/identity';

const SERVICE = '/api/v1/identity/';

/** Settings of the signed-in account; null when no one is signed in. */
let accountSettings: readonly Setting[] | null = null;

const session = () => ({
  user: {
    ...(accountSettings ? { uid: 'u1', name: 'Sam' } : { uid: 'Anonymous', name: 'Anonymous' }),
    postcode: null,
    profileComplete: 0,
    latlng: null,
    grades: null,
    qualification: null,
    settings: accountSettings ?? [],
    favourites: { version: 0, ...NO_FAVOURITES },
  },
  csrf: 't',
});

/** Replaces the account service in tests; other calls pass through. */
export const fakeAccountService = (): void => {
  const elsewhere = window.fetch;
  window.fetch = async (input, init) => {
    const path = String(input);
    if (!path.startsWith(SERVICE)) return elsewhere(input, init);
    if (init?.method === 'PUT') accountSettings = [JSON.parse(String(init.body)) as Setting];
    return Response.json(path === `${SERVICE}settings` ? { settings: accountSettings } : session());
  };
  // Node's own BroadcastChannel would keep the process running, and tests have no other tabs.
  Reflect.deleteProperty(window, 'BroadcastChannel');
};

/** Signs in an account with these settings; null signs out. */
export const visitAs = async (settings: readonly Setting[] | null): Promise<void> => {
  accountSettings = settings;
  await getUserInfo({ force: true });
};
