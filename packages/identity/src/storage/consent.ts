/**
 * Why something is kept on the visitor's device. `requested`: the visitor asked for it (saving a university, choosing
 * a theme), so it needs no consent. `functional`: it only makes the site more convenient, so it waits for consent.
 */
export type ConsentClass = 'requested' | 'functional';

const KEY = 'signpost.consent';
const GIVEN = 'functional';

/** What the keys of functional values begin with: they go when consent does. */
const FUNCTIONAL_KEYS = /^Ucas(RecentSearches|UserLoc_|CacheItem)/;

let functional: boolean | undefined;

/** Whether this class may be read and written now. Before anyone consents only `requested` may. */
export const isAllowed = (consent: ConsentClass): boolean =>
  consent === 'requested' || (functional ??= keptChoice());

/** Records the visitor's choice about functional storage for this page view. */
export const setFunctionalConsent = (given: boolean): void => {
  functional = given;
};

/** Records the choice for later visits too. Without consent, what was kept for convenience is removed. Never throws. */
export const keepFunctionalConsent = (given: boolean): void => {
  setFunctionalConsent(given);
  try {
    if (given) return window.localStorage.setItem(KEY, GIVEN);
    window.localStorage.removeItem(KEY);
    for (const area of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(area)) if (FUNCTIONAL_KEYS.test(key)) area.removeItem(key);
  } catch {
    // Storage is switched off: then nothing was kept either.
  }
};

const keptChoice = (): boolean => {
  try {
    return typeof window !== 'undefined' && window.localStorage.getItem(KEY) === GIVEN;
  } catch {
    return false;
  }
};
