import {
  currentFavourites,
  latestFavourites,
  onFavouritesChange,
  setFavourites,
} from '../favourites/favourites';
import { isSame } from '../favourites/kinds';
import { dispatchVisitorAction } from './visitor-action-event';
import { ANONYMOUS, isSignedIn } from './anonymous';
import { announceSession, followOtherTabs } from './channel';
import { hasOwnService, openAdapter } from './configuration';
import { asIdentityError } from './identity-error';
import { rememberOnDevice, takePendingSaves } from './pending-save';
import { hasAnonymousSession } from './anonymous-session';
import type { AccountUser, Credentials, Person, Registration, User } from './port';
import { accountRecord } from './record';
import { SAVE_EVENT } from './save-event';
import { currentVisitor, setVisitor } from './visitor-state';

/** Minimum age of the last lookup, in milliseconds, before a page that becomes visible again repeats it. */
const LOOKUP_MAX_AGE_MS = 15_000;

let lookup: Promise<User> | undefined;
let lastLookupAt = 0;
let isStarted = false;
/** Incremented on each sign-in or sign-out here, so that responses to earlier requests are discarded. */
let epoch = 0;

const openSync = () => import(/* webpackChunkName: "identity.sync" */ '../sync');

const withFavourites = ({ uid, name, postcode, profileComplete, latlng, ...rest }: Person): User => ({
  uid,
  name,
  postcode,
  profileComplete,
  latlng,
  grades: rest.grades,
  qualification: rest.qualification,
  settings: rest.settings,
  favourites: currentFavourites(),
});

/** The person of a response with the position that is known of their postcode, when the service gives none. */
const withKnownPosition = (user: AccountUser): AccountUser => {
  const { postcode, latlng } = currentVisitor().person;
  return user.latlng || user.postcode !== postcode ? user : { ...user, latlng };
};

/** Publishes the position of a person's postcode, for a service that stores postcodes only. Never rejects. */
const publishPosition = async ({ uid, postcode, latlng }: Person): Promise<void> => {
  if (!postcode || latlng) return;
  try {
    const { locatePostcode } = await import(
      /* webpackChunkName: "identity.position" */ '../postcode/locate-postcode'
    );
    const found = await locatePostcode(postcode);
    const { status, person } = currentVisitor();
    if (person.uid === uid && person.postcode === postcode)
      setVisitor({ status, person: { ...person, latlng: found } });
  } catch {
    // Without the code there are no distances, as without a postcode.
  }
};

/** Publishes a response of the service to all components. Only a signed-in visitor needs the sync code. */
const applyUser = async (answer: AccountUser): Promise<User> => {
  const user = withKnownPosition(answer);
  followOtherTabs(() => void getUserInfo({ force: true }));
  const signedIn = isSignedIn(user);
  if (signedIn || accountRecord.latest()) (await openSync()).reconcile(user);
  setVisitor({ status: signedIn ? 'signedIn' : 'anonymous', person: user });
  if (signedIn) {
    savePendingItems();
    void send();
    await publishPosition(user);
  }
  return withFavourites(currentVisitor().person);
};

/** S-04: saves the items that were pending. */
const savePendingItems = (): void => {
  for (const { kind, item } of takePendingSaves()) {
    const now = latestFavourites();
    if (now[kind].some((saved) => isSame(saved, item))) continue;
    setFavourites({ ...now, [kind]: [...now[kind], item] });
  }
};

/** S-04: keeps on this device what the visitor saves: what is pending now, and later saves without a question. */
export const saveOnDevice = (): void => {
  rememberOnDevice();
  savePendingItems();
};

/** Sends unsent changes. Never rejects: when the code cannot be loaded, the next change or lookup sends them. */
const send = async (): Promise<void> => {
  if (!accountRecord.get()) return;
  try {
    const { sendSoon } = await openSync();
    sendSoon(openAdapter, () => void getUserInfo({ force: true }));
  } catch {
    window.dispatchEvent(new CustomEvent(SAVE_EVENT, { detail: 'waiting' }));
  }
};

/** Converts any rejection to an `IdentityError`, including failed chunk loads. */
const orIdentityError = <Result>(promise: Promise<Result>): Promise<Result> =>
  promise.catch((failure: unknown) => {
    throw asIdentityError(failure);
  });

/** Subscribes to the events that refresh the session or send changes; runs once, with the first lookup. */
const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  const refresh = () => void getUserInfo({ force: true });
  onFavouritesChange(() => void send());
  window.addEventListener('online', () => accountRecord.get() && refresh());
  document.addEventListener('visibilitychange', () => {
    const isOld = Date.now() - lastLookupAt > LOOKUP_MAX_AGE_MS;
    if (document.visibilityState === 'visible' && isOld && accountRecord.get()) refresh();
  });
  // Only a provider with its own screens changes the session by itself.
  if (hasOwnService()) return;
  void openAdapter().then(
    ({ onSession }) => onSession?.(refresh),
    () => undefined,
  );
};

const fetchUser = async (): Promise<AccountUser> => {
  const known = !hasOwnService() || accountRecord.get();
  return !known && (await hasAnonymousSession()) ? ANONYMOUS : (await openAdapter()).getUserInfo();
};

const lookUp = async (): Promise<User> => {
  start();
  lastLookupAt = Date.now();
  const begun = epoch;
  try {
    const user = await fetchUser();
    return begun === epoch ? await applyUser(user) : withFavourites(currentVisitor().person);
  } catch (failure) {
    console.error('There has been a problem fetching user info', failure);
    // A known visitor stays known while the service is unreachable.
    const { status, person } = currentVisitor();
    if (status === 'unknown') setVisitor({ status: 'anonymous', person: ANONYMOUS });
    lookup = undefined;
    return withFavourites(person);
  }
};

/**
 * Returns the visitor (E-14): anonymous until the first lookup, which every page makes once. The result is cached and
 * refreshed only with `force` (S-01). Never rejects: a failure is logged and gives the anonymous user with the data of
 * the device.
 */
export const getUserInfo = ({ force = false } = {}): Promise<User> => {
  if (!lookup) lookup = lookUp();
  else if (force) lookup = lookup.then(lookUp);
  return lookup;
};

const enterNow = async (answer: AccountUser): Promise<User> => {
  epoch += 1;
  const user = await applyUser(answer);
  lookup = Promise.resolve(user);
  announceSession();
  return user;
};

/** Makes the person in the adapter's response the signed-in visitor. Rejects with an `IdentityError`. */
export const enter = (answer: AccountUser): Promise<User> => orIdentityError(enterNow(answer));

const signIn = async (act: 'signIn' | 'register', request: () => Promise<AccountUser>): Promise<User> => {
  const user = await enterNow(await request());
  dispatchVisitorAction({ act });
  return user;
};

/**
 * Signs in, merges the lists of device and account, then carries out the pending saves (S-04). Rejects with an
 * `IdentityError`.
 */
export const login = (given?: Credentials): Promise<User> => {
  start();
  return orIdentityError(signIn('signIn', async () => (await openAdapter()).login(given)));
};

/** Creates an account, signs in to it and merges as `login` does. Rejects with an `IdentityError`. */
export const register = (given?: Registration): Promise<User> => {
  start();
  return orIdentityError(signIn('register', async () => (await openAdapter()).register(given)));
};

/**
 * Sends unsent changes, signs this browser out and removes the account's list from it. Rejects with an `IdentityError`.
 */
export const logout = (): Promise<void> => orIdentityError(leave());

const leave = async (): Promise<void> => {
  const adapter = await openAdapter();
  const { push } = await openSync();
  await push(adapter);
  await adapter.logout();
  await removeAccountList();
};

/** Removes the list of a deleted account from this device and notifies other tabs. Rejects with an `IdentityError`. */
export const forgetAccount = (): Promise<void> => orIdentityError(removeAccountList());

const removeAccountList = async (): Promise<void> => {
  epoch += 1;
  const record = accountRecord.latest();
  if (record) accountRecord.set({ ...record, base: currentFavourites() });
  await applyUser(ANONYMOUS);
  lookup = undefined;
  announceSession();
  dispatchVisitorAction({ act: 'signOut' });
};
