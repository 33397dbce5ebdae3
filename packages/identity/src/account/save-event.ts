/** Window event dispatched when the list could not be saved; `detail` is a `SaveFailure`. */
export const SAVE_EVENT = 'signpost:favourites-save';

/** `waiting`: will be retried. `signedOut`: the session has ended. `failed`: the list was rolled back. */
export type SaveFailure = 'waiting' | 'signedOut' | 'failed';
