export { geocodeApi } from './endpoints';
export type { Geocoded } from './types';
export { locate, lookUpPostcode, placeFound, placeName, postcodeProblem, type Located } from './locate';
export { milesBetween, type Position } from './miles-between';
