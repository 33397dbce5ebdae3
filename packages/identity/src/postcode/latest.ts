/** Stands in for a postcode: the one that was looked up last on this device. */
export const LATEST = 'latest';
