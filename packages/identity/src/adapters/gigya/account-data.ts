import * as v from 'valibot';
import { ANONYMOUS } from '../../account/anonymous';
import { PROFILE_PARTS, type AccountUser, type Profile, type Setting } from '../../account/port';
import { NO_FAVOURITES, StoredFavourites } from '../../favourites/kinds';

const text = v.fallback(v.nullish(v.string()), null);

const Settings = v.fallback(
  v.array(v.object({ name: v.string(), collection: v.string(), data: v.string() })),
  [],
);

/** The site's part of an account's `data`; a missing or invalid value reads as empty. */
const SiteData = v.fallback(
  v.object({
    version: v.fallback(v.number(), 0),
    favourites: v.fallback(StoredFavourites, NO_FAVOURITES),
    settings: Settings,
    entryYear: v.fallback(v.nullish(v.number()), null),
    qualification: text,
    grades: text,
  }),
  {
    version: 0,
    favourites: NO_FAVOURITES,
    settings: [],
    entryYear: null,
    qualification: null,
    grades: null,
  },
);

/** An account as `accounts.getAccountInfo` returns it with `include: 'profile,data'`. */
export const AccountInfo = v.object({
  UID: v.string(),
  profile: v.fallback(v.object({ firstName: text, email: text, zip: text }), {
    firstName: null,
    email: null,
    zip: null,
  }),
  data: v.fallback(v.object({ signpost: SiteData }), { signpost: v.getFallback(SiteData) }),
});

export type AccountInfo = v.InferOutput<typeof AccountInfo>;

/** The profile (E-15); each of its five fields counts for 20 per cent. */
export const profileOf = ({ profile, data: { signpost } }: AccountInfo): Profile => {
  const told = {
    firstName: profile.firstName ?? null,
    postcode: profile.zip ?? null,
    entryYear: signpost.entryYear ?? null,
    qualification: signpost.qualification ?? null,
    grades: signpost.grades ?? null,
  };
  const missing = PROFILE_PARTS.filter((part) => told[part] === null);
  // Gigya's own screens handle the confirmation.
  return {
    email: profile.email ?? '',
    confirmBy: null,
    ...told,
    complete: 100 - missing.length * 20,
    missing,
  };
};

/** The visitor (E-14). */
export const userOf = (account: AccountInfo): AccountUser => {
  const { email, firstName, postcode, complete, grades, qualification } = profileOf(account);
  const { version, favourites, settings } = account.data.signpost;
  return {
    ...ANONYMOUS,
    uid: account.UID,
    name: firstName ?? (email.split('@')[0] || account.UID),
    postcode,
    profileComplete: complete,
    grades,
    qualification,
    settings: settings as readonly Setting[],
    saved: { version, favourites },
  };
};
