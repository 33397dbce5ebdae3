import { getUserInfo, NO_FAVOURITES } from '@signpost/identity';

const SESSION = '/api/v1/identity/session';

/** A level grades of the signed-in account; null when no one is signed in. */
let accountGrades: string | null = null;

const session = () => ({
  user: {
    ...(accountGrades === null ? { uid: 'Anonymous', name: 'Anonymous' } : { uid: 'u1', name: 'Sam' }),
    ...{ postcode: null, profileComplete: 0, latlng: null, settings: [] },
    ...{ grades: accountGrades, qualification: 'al' },
    favourites: { version: 0, ...NO_FAVOURITES },
  },
  csrf: 't',
});

/** Replaces the account service in tests, before the first lookup; other calls pass through. */
export const fakeAccountService = (): void => {
  const elsewhere = window.fetch;
  window.fetch = (input, init) =>
    String(input) === SESSION ? Promise.resolve(Response.json(session())) : elsewhere(input, init);
  // Node's own BroadcastChannel would keep the process running, and tests have no other tabs.
  Reflect.deleteProperty(window, 'BroadcastChannel');
};

/** Signs in an account with these A level grades; null signs out. */
export const visitWithGrades = async (grades: string | null): Promise<void> => {
  accountGrades = grades;
  await getUserInfo({ force: true });
};
