export { geocodeApi } from './endpoints';
export type { Geocoded, PostcodePlace } from './types';
export { locate, placeFound, postcodeProblem, type Located } from './locate';
