/**
 * Why something is kept on the visitor's device. `requested`: the visitor asked for it (saving a university, choosing
 * a theme), so it needs no consent. `functional`: it only makes the site more convenient, so it waits for consent.
 */
export type ConsentClass = 'requested' | 'functional';

const granted = new Set<ConsentClass>(['requested']);

/** Whether this class may be read and written now. Before anyone consents only `requested` may. */
export const isAllowed = (consent: ConsentClass): boolean => granted.has(consent);

/** Records the visitor's choice about functional storage for this page view. */
export const setFunctionalConsent = (given: boolean): void => {
  if (given) granted.add('functional');
  else granted.delete('functional');
};
