/**
 * Why something is kept on the visitor's device. `requested`: the visitor asked for it (saving a university, choosing
 * a theme), so it needs no consent. `functional`: it only makes the site more convenient, so it waits for consent.
 */
export type ConsentClass = 'requested' | 'functional';

const KEY = 'signpost.consent';
const GIVEN = 'functional';

/** What the keys of functional values begin with: they go when consent does. */
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

/** Consent may be withdrawn in another tab, which cannot remove what this tab keeps in its session storage. */
const followOtherTabs = (): void => {
  if (following || typeof window === 'undefined') return;
  following = true;
  window.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if ((key === KEY || key === null) && !isGiven()) removeFunctional();
  });
};

/**
 * Whether this class may be read and written now. Before anyone consents only `requested` may. The device is asked each
 * time: another tab may have withdrawn consent.
 */
export const isAllowed = (consent: ConsentClass): boolean => {
  if (consent === 'requested') return true;
  followOtherTabs();
  return isGiven();
};

/** Records the choice. Without consent, what was kept for convenience is removed. Never throws. */
export const keepFunctionalConsent = (given: boolean): void => {
  try {
    if (given) return window.localStorage.setItem(KEY, GIVEN);
    window.localStorage.removeItem(KEY);
    removeFunctional();
  } catch {
    // Storage is switched off: then nothing was kept either.
  }
};
