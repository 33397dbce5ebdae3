import { t } from '@signpost/language';
import * as v from 'valibot';
import { ANONYMOUS, isSignedIn } from '../../account/anonymous';
import { IdentityError } from '../../account/identity-error';
import { PROFILE_PARTS, type AccountUser, type IdentityAdapter, type Profile } from '../../account/port';
import { openCalls } from './calls';
import { Saved, toItem, toItems, toSavedList } from './items';

const Settings = v.array(v.object({ name: v.string(), collection: v.string(), data: v.string() }));

const Session = v.object({
  user: v.object({
    uid: v.string(),
    name: v.string(),
    postcode: v.nullable(v.string()),
    profileComplete: v.number(),
    latlng: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
    // A backend of an earlier release sends neither.
    grades: v.nullish(v.string(), null),
    qualification: v.nullish(v.string(), null),
    settings: Settings,
    favourites: Saved,
  }),
});

const StoredProfile = v.object({
  email: v.string(),
  confirmBy: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  postcode: v.nullable(v.string()),
  entryYear: v.nullable(v.number()),
  qualification: v.nullable(v.string()),
  grades: v.nullable(v.string()),
  complete: v.number(),
  missing: v.array(v.picklist(PROFILE_PARTS)),
});

const Message = v.object({ message: v.string() });
const Link = v.object({ email: v.string(), isOwn: v.boolean() });
const Code = v.object({ code: v.string() });
const WatchEmails = v.object({ on: v.boolean() });

/** Parses a response by its schema; a response of another shape becomes a `refused` error. */
const read = <Value>(schema: v.GenericSchema<unknown, Value>, answer: unknown): Value => {
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  throw new IdentityError('refused', t('Something did not work. Try again in a minute.'), {
    cause: parsed.issues,
  });
};

const toUser = (answer: unknown): AccountUser => {
  const { favourites, ...person } = read(Session, answer).user;
  return isSignedIn(person) ? { ...person, saved: toSavedList(favourites) } : ANONYMOUS;
};

const toProfile = (answer: unknown): Profile => read(StoredProfile, answer);

/** The adapter for this site's identity service, `/api/v1/identity` (C-20). `fetch` defaults to the browser's. */
export const embeddedAdapter = (
  fetch: typeof globalThis.fetch = window.fetch.bind(window),
): IdentityAdapter => {
  const { get, change, prove } = openCalls(fetch);
  return {
    screens: 'site',
    getUserInfo: async () => toUser(await get('session')),
    updateSetting: async (setting) =>
      read(v.object({ settings: Settings }), await change('PUT', 'settings', setting)).settings,
    toggleFavourite: async ({ kind, item, saved }) => {
      const answer = await change('POST', 'favourites/toggle', { kind, saved, ...toItem(item) });
      return toSavedList(read(v.object({ favourites: Saved }), answer).favourites);
    },
    setFavourites: async (favourites, version) => {
      const answer = await change('PUT', 'favourites', { version, ...toItems(favourites) });
      return toSavedList(read(Saved, answer));
    },
    login: async (given) => toUser(await change('POST', 'login', given)),
    logout: async () => void (await change('POST', 'logout')),
    register: async (given) => toUser(await change('POST', 'register', given)),
    getProfile: async () => toProfile(await get('profile')),
    updateProfile: async (parts) => toProfile(await change('PATCH', 'profile', parts)),
    exportData: async () => JSON.stringify(await get('export'), null, 2),
    own: {
      forgotPassword: async (email) =>
        read(Message, await change('POST', 'password/forgot', { email })).message,
      resetPassword: async (token, password) =>
        void (await change('POST', 'password/reset', { token, password })),
      sendConfirmation: async () => read(Message, await change('POST', 'confirmation/send')).message,
      readConfirmation: async (token) => read(Link, await change('POST', 'confirmation/read', { token })),
      confirm: async (token, password) =>
        toUser(await change('POST', 'confirmation', { token, ...(password !== undefined && { password }) })),
      changePassword: async (password, newPassword) =>
        void (await change('POST', 'password/change', { password, newPassword })),
      readWatchEmails: async () => read(WatchEmails, await get('watch-emails')).on,
      setWatchEmails: async (on) => void (await change('PUT', 'watch-emails', { on })),
      removeAccount: async (password) => void (await change('DELETE', 'account', { password })),
      logoutEverywhere: async () => void (await change('POST', 'logout/everywhere')),
      offerSignIn: async (offer) => read(Code, await change('POST', 'handover', offer)).code,
      acceptSignIn: async (handed) => toUser(await prove('handover/accept', handed)),
    },
  };
};
