export { geocodeApi } from './endpoints';
export type { Geocoded, PostcodePlace } from './types';
