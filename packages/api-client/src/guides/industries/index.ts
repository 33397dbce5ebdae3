export { industriesApi } from './endpoints';
export type { IndustryGuide, RelatedCareer } from './types';
export { industryGuideApi, type IndustryGuideInFull } from './in-full';
