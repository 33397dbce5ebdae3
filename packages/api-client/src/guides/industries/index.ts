export { industriesApi, type IndustryGuidesRequest } from './endpoints';
export type { IndustryGuide, RelatedCareer } from './types';
export { industryGuideApi, type IndustryGuideInFull, type IndustryGuideKey } from './in-full';
