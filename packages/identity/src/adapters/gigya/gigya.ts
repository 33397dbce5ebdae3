import { t } from '@signpost/language';
import * as v from 'valibot';
import { ANONYMOUS } from '../../account/anonymous';
import { IdentityError } from '../../account/identity-error';
import type { IdentityAdapter, Provider, SavedList } from '../../account/port';
import { withSetting } from '../../account/setting-rules';
import { inOrder, isSame, type Favourites } from '../../favourites/kinds';
import { AccountInfo, profileOf, userOf } from './account-data';
import { loadSdk } from './load-sdk';
import { Answer, NOT_SIGNED_IN, type GigyaSdk } from './sdk';
import { sdkAddress } from './sdk-address';

type GigyaProvider = Extract<Provider, { kind: 'gigya' }>;
type Call = (callback: (answer: unknown) => void) => void;

/** Wraps one SDK call in a promise. Rejects with an `IdentityError`. */
const ask = (call: Call): Promise<unknown> =>
  new Promise((resolve, reject) => {
    call((answer) => {
      const { success, output } = v.safeParse(Answer, answer);
      if (success && output.errorCode === 0) return resolve(answer);
      const code = success ? output.errorCode : undefined;
      const message = (success && output.errorMessage) || t('Something did not work. Try again in a minute.');
      // 5xxyyy codes are service errors, like HTTP 500; 504002 means that the network is down.
      const reason =
        code === NOT_SIGNED_IN ? 'signedOut' : code !== undefined && code >= 500_000 ? 'busy' : 'refused';
      reject(new IdentityError(reason, message));
    });
  });

/** The calls of one site to the SDK, which is loaded with the first. */
const createClient = ({ apiKey, dataCentre, screenSet = 'Default-RegistrationLogin' }: GigyaProvider) => {
  let loading: Promise<GigyaSdk> | undefined;
  const open = async (): Promise<GigyaSdk['accounts']> => {
    loading ??= loadSdk(sdkAddress(apiKey, dataCentre)).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return (await loading).accounts;
  };
  const readAccount = async (): Promise<AccountInfo> => {
    const accounts = await open();
    const answer = await ask((callback) => accounts.getAccountInfo({ include: 'profile,data', callback }));
    return v.parse(AccountInfo, answer);
  };
  const write = async ({ profile, data }: { profile?: object; data?: object }): Promise<void> => {
    const accounts = await open();
    await ask((callback) =>
      accounts.setAccountInfo({
        ...(profile && { profile: { ...profile } }),
        ...(data && { data: { signpost: data } }),
        callback,
      }),
    );
  };
  const saveFavourites = async (favourites: Favourites, version: number): Promise<SavedList> => {
    const saved = { version: version + 1, favourites };
    await write({ data: saved });
    return saved;
  };
  const showScreen = async (startScreen: string) => {
    const accounts = await open();
    await new Promise<void>((resolve, reject) =>
      accounts.showScreenSet({
        screenSet,
        startScreen,
        onHide: ({ reason }) =>
          reason === 'finished' ? resolve() : reject(new IdentityError('closed', 'The form was closed.')),
      }),
    );
    return userOf(await readAccount());
  };
  return { open, readAccount, write, saveFavourites, showScreen };
};

/** The adapter for SAP Customer Data Cloud (Gigya) through its Web SDK; accounts and screens belong to the provider. */
export const gigyaAdapter = (provider: GigyaProvider): IdentityAdapter => {
  const { open, readAccount, write, saveFavourites, showScreen } = createClient(provider);
  return {
    screens: 'provider',
    async getUserInfo() {
      try {
        return userOf(await readAccount());
      } catch (failure) {
        if (failure instanceof IdentityError && failure.reason === 'signedOut') return ANONYMOUS;
        throw failure;
      }
    },
    async updateSetting(setting) {
      const { settings } = (await readAccount()).data.signpost;
      const next = withSetting(settings, setting);
      await write({ data: { settings: next } });
      return next;
    },
    async toggleFavourite({ kind, item, saved }) {
      const now = (await readAccount()).data.signpost;
      const others = now.favourites[kind].filter((other) => !isSame(other, item));
      return saveFavourites(
        inOrder({ ...now.favourites, [kind]: saved ? [...others, item] : others }),
        now.version,
      );
    },
    async setFavourites(favourites, version) {
      const now = (await readAccount()).data.signpost;
      if (now.version !== version) {
        const current = { version: now.version, favourites: now.favourites };
        throw new IdentityError('stale', 'Your favourites were changed on another device.', { current });
      }
      return saveFavourites(favourites, version);
    },
    login: () => showScreen('gigya-login-screen'),
    async logout() {
      const accounts = await open();
      await ask((callback) => accounts.logout({ callback }));
    },
    register: () => showScreen('gigya-register-screen'),
    getProfile: async () => profileOf(await readAccount()),
    async updateProfile({ firstName, postcode, ...rest }) {
      const profile = {
        ...(firstName !== undefined && { firstName }),
        ...(postcode !== undefined && { zip: postcode }),
      };
      await write({ profile, data: rest });
      return profileOf(await readAccount());
    },
    exportData: async () => JSON.stringify(await readAccount(), null, 2),
    onSession: (listener) =>
      void open().then(
        (accounts) => accounts.addEventHandlers({ onLogin: listener, onLogout: listener }),
        () => undefined,
      ),
  };
};
