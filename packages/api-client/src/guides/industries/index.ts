export { industriesApi, type IndustryGuidesRequest } from './endpoints';
export type { IndustryGuide, RelatedCareer } from './types';
