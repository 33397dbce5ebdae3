/**
 * Why a value is stored on the visitor's device. `requested`: the visitor asked for it (saving a university, choosing a
 * theme), so it needs no consent. `functional`: convenience only, so it requires consent.
 */
export type ConsentClass = 'requested' | 'functional';

const KEY = 'signpost.consent';
const GIVEN = 'functional';

/** Key prefixes of functional values, which are removed when consent is withdrawn. */
const FUNCTIONAL_KEYS = /^Ucas(RecentSearches|UserLoc_|CacheItem)/;

let following = false;

const isGiven = (): boolean => {
  try {
    return typeof window !== 'undefined' && window.localStorage.getItem(KEY) === GIVEN;
  } catch {
    return false;
  }
};

/** Throws when storage is switched off. */
const removeFunctional = (): void => {
  for (const area of [window.localStorage, window.sessionStorage])
    for (const key of Object.keys(area)) if (FUNCTIONAL_KEYS.test(key)) area.removeItem(key);
};

/** Removes the session storage of this tab when consent is withdrawn in another tab, which has no access to it. */
const followOtherTabs = (): void => {
  if (following || typeof window === 'undefined') return;
  following = true;
  window.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if ((key === KEY || key === null) && !isGiven()) removeFunctional();
  });
};

/**
 * Whether this class may be read and written now. Before consent only `requested` may. Reads the device each time,
 * because another tab may have withdrawn consent.
 */
export const isAllowed = (consent: ConsentClass): boolean => {
  if (consent === 'requested') return true;
  followOtherTabs();
  return isGiven();
};

/** Records the choice; without consent, removes the functional values. Never throws. */
export const keepFunctionalConsent = (given: boolean): void => {
  try {
    if (given) return window.localStorage.setItem(KEY, GIVEN);
    window.localStorage.removeItem(KEY);
    removeFunctional();
  } catch {
    // Storage is disabled, so nothing was stored either.
  }
};
