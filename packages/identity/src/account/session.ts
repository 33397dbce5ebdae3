import {
  currentFavourites,
  latestFavourites,
  onFavouritesChange,
  setFavourites,
} from '../favourites/favourites';
import { isSame } from '../favourites/kinds';
import { tellAct } from './act-event';
import { ANONYMOUS, isSignedIn } from './anonymous';
import { announceSession, followOtherTabs } from './channel';
import { hasOwnService, openAdapter } from './configuration';
import { asIdentityError } from './identity-error';
import { takeWishes } from './login-wish';
import { isNobody } from './nobody';
import type { AccountUser, Credentials, Person, Registration, User } from './port';
import { accountRecord } from './record';
import { SAVE_EVENT } from './save-event';
import { currentVisitor, setVisitor } from './visitor-state';

/** A page that comes back into view asks again when it last asked this many milliseconds ago. */
const GROWS_OLD = 15_000;

let looking: Promise<User> | undefined;
let lookedAt = 0;
let started = false;
/** Rises when someone signs in or out here: what was asked before says nothing of now. */
let epoch = 0;

const openSync = () => import(/* webpackChunkName: "identity.sync" */ '../sync');

const withFavourites = ({ uid, name, postcode, profileComplete, latlng, settings }: Person): User => ({
  uid,
  name,
  postcode,
  profileComplete,
  latlng,
  settings,
  favourites: currentFavourites(),
});

/** Makes an answer of the service what every page shows; only an account needs the code that keeps lists alike. */
const settle = async (user: AccountUser): Promise<User> => {
  followOtherTabs(() => void getUserInfo({ force: true }));
  const signedIn = isSignedIn(user);
  if (signedIn || accountRecord.latest()) (await openSync()).settle(user);
  setVisitor({ status: signedIn ? 'signedIn' : 'anonymous', person: user });
  if (signedIn) {
    carryOutWishes();
    void send();
  }
  return withFavourites(user);
};

/** S-04: what was wished before the login is saved now. */
const carryOutWishes = (): void => {
  for (const { kind, item } of takeWishes()) {
    const now = latestFavourites();
    if (now[kind].some((saved) => isSame(saved, item))) continue;
    setFavourites({ ...now, [kind]: [...now[kind], item] });
  }
};

/** Sends what the account does not have. Never rejects: where the code for it does not come, the next change or lookup sends it. */
const send = async (): Promise<void> => {
  if (!accountRecord.get()) return;
  try {
    const { sendSoon } = await openSync();
    sendSoon(openAdapter, () => void getUserInfo({ force: true }));
  } catch {
    window.dispatchEvent(new CustomEvent(SAVE_EVENT, { detail: 'waiting' }));
  }
};

/** What a caller is told of any failure, that of code which does not come too: an `IdentityError`. */
const orIdentityError = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((failure: unknown) => {
    throw asIdentityError(failure);
  });

/** What makes a known visitor be looked up again, and a change be sent: once, with the first lookup. */
const start = (): void => {
  if (started) return;
  started = true;
  const again = () => void getUserInfo({ force: true });
  onFavouritesChange(() => void send());
  window.addEventListener('online', () => accountRecord.get() && again());
  document.addEventListener('visibilitychange', () => {
    const old = Date.now() - lookedAt > GROWS_OLD;
    if (document.visibilityState === 'visible' && old && accountRecord.get()) again();
  });
  // Only a provider with screens of its own changes the session by itself.
  if (hasOwnService()) return;
  void openAdapter().then(
    ({ onSession }) => onSession?.(again),
    () => undefined,
  );
};

const ask = async (): Promise<AccountUser> => {
  const known = !hasOwnService() || accountRecord.get();
  return !known && (await isNobody()) ? ANONYMOUS : (await openAdapter()).getUserInfo();
};

const lookUp = async (): Promise<User> => {
  start();
  lookedAt = Date.now();
  const begun = epoch;
  try {
    const user = await ask();
    return begun === epoch ? await settle(user) : withFavourites(currentVisitor().person);
  } catch (failure) {
    console.error('There has been a problem fetching user info', failure);
    // Whoever was known stays known while the service cannot be asked.
    const { status, person } = currentVisitor();
    if (status === 'unknown') setVisitor({ status: 'anonymous', person: ANONYMOUS });
    looking = undefined;
    return withFavourites(person);
  }
};

/**
 * Who visits (E-14): anonymous until the first lookup, which every page makes once; its answer is kept, and asked for again
 * only by force (S-01). Never rejects: a failure is logged and gives the anonymous user, with what the device holds.
 */
export const getUserInfo = ({ force = false } = {}): Promise<User> => {
  if (!looking) looking = lookUp();
  else if (force) looking = looking.then(lookUp);
  return looking;
};

const enterNow = async (answer: AccountUser): Promise<User> => {
  epoch += 1;
  const user = await settle(answer);
  looking = Promise.resolve(user);
  announceSession();
  return user;
};

/** Someone is signed in here from now on, as the adapter just told. Rejects with an `IdentityError`. */
export const enter = (answer: AccountUser): Promise<User> => orIdentityError(enterNow(answer));

const signIn = async (act: 'signIn' | 'register', asked: () => Promise<AccountUser>): Promise<User> => {
  const user = await enterNow(await asked());
  tellAct({ act });
  return user;
};

/**
 * Signs in and brings the device's list and the account's together; then carries out the wish that waited (S-04). Rejects
 * with an `IdentityError`.
 */
export const login = (given?: Credentials): Promise<User> => {
  start();
  return orIdentityError(signIn('signIn', async () => (await openAdapter()).login(given)));
};

/** The same for someone who makes an account. Rejects with an `IdentityError`. */
export const register = (given?: Registration): Promise<User> => {
  start();
  return orIdentityError(signIn('register', async () => (await openAdapter()).register(given)));
};

/** Signs this browser out, after sending what waits, and forgets the account's list here. Rejects with an `IdentityError`. */
export const logout = (): Promise<void> => orIdentityError(leave());

const leave = async (): Promise<void> => {
  const adapter = await openAdapter();
  const { push } = await openSync();
  await push(adapter);
  await adapter.logout();
  await forgetNow();
};

/** The account is closed here: its list goes from this device, and other tabs learn of it. Rejects with an `IdentityError`. */
export const forgetAccount = (): Promise<void> => orIdentityError(forgetNow());

const forgetNow = async (): Promise<void> => {
  epoch += 1;
  const record = accountRecord.latest();
  if (record) accountRecord.set({ ...record, base: currentFavourites() });
  await settle(ANONYMOUS);
  looking = undefined;
  announceSession();
  tellAct({ act: 'signOut' });
};
