/** What the window is told when the list could not be saved; `detail` is a `SaveFailure`. */
export const SAVE_EVENT = 'signpost:favourites-save';

/** `waiting`: it is tried again. `signedOut`: the session has ended. `failed`: the list is as it was before. */
export type SaveFailure = 'waiting' | 'signedOut' | 'failed';
