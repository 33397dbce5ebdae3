import type { GigyaSdk } from '../adapters/gigya/sdk';

interface FakeAccount {
  UID: string;
  profile: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** A fake of the Web SDK of SAP Customer Data Cloud, limited to the documented functions in use. */
export interface FakeGigya {
  /** The object that the real SDK script would put into the window. */
  readonly sdk: GigyaSdk & { isReady: boolean };
  account: FakeAccount;
  signedIn: boolean;
  /** How the next screen ends. */
  next: 'finished' | 'canceled';
  /** The error code of the next response; 0 is success. */
  nextError: number;
  readonly screens: string[];
  /** Simulates a sign-in or sign-out that the provider initiates. */
  fire(event: 'onLogin' | 'onLogout'): void;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges objects, replaces other values and removes on null, as `accounts.setAccountInfo` does. */
const merge = (old: Record<string, unknown>, given: object): Record<string, unknown> => {
  const merged = { ...old };
  for (const [key, value] of Object.entries(given)) {
    const before = merged[key];
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = isPlain(value) && isPlain(before) ? merge(before, value) : value;
  }
  return merged;
};

export const fakeGigya = (): FakeGigya => {
  let handlers: { onLogin: () => void; onLogout: () => void } | undefined;
  const answer = (callback: (answer: unknown) => void, body: () => object) =>
    queueMicrotask(() => {
      const { nextError } = fake;
      fake.nextError = 0;
      if (nextError) callback({ errorCode: nextError, errorMessage: 'General Server Error' });
      else if (!fake.signedIn) callback({ errorCode: 403005, errorMessage: 'Unauthorized user' });
      else callback({ errorCode: 0, ...structuredClone(body()) });
    });
  const fake: FakeGigya = {
    account: { UID: 'g-1', profile: { firstName: 'Ada', email: 'ada@example.org' }, data: {} },
    signedIn: false,
    next: 'finished',
    nextError: 0,
    screens: [],
    fire: (event) => handlers?.[event](),
    sdk: {
      isReady: false,
      accounts: {
        getAccountInfo: ({ callback }) => answer(callback, () => fake.account),
        setAccountInfo: ({ profile = {}, data = {}, callback }) => {
          if (fake.signedIn && !fake.nextError) {
            fake.account.profile = merge(fake.account.profile, profile);
            fake.account.data = merge(fake.account.data, structuredClone(data));
          }
          answer(callback, () => ({}));
        },
        showScreenSet: ({ screenSet, startScreen, onHide }) => {
          fake.screens.push(`${screenSet}/${startScreen}`);
          fake.signedIn ||= fake.next === 'finished';
          queueMicrotask(() => onHide({ reason: fake.next }));
        },
        logout: ({ callback }) => {
          answer(callback, () => ({}));
          queueMicrotask(() => void (fake.signedIn = false));
        },
        addEventHandlers: (given) => {
          handlers = given;
        },
      },
    },
  };
  return fake;
};
