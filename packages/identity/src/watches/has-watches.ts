import { hasStored } from '../storage/has-stored';

/** Storage key of the watches. */
export const WATCHES_KEY = 'signpost.watches';

/** Name and collection of the setting that has an account's watches. */
export const WATCHES_SETTING = { name: 'watches', collection: 'signpost' } as const;

/** Whether something is watched on this device. Its code need not be loaded before. */
export const hasWatches = (): boolean => hasStored(WATCHES_KEY);
