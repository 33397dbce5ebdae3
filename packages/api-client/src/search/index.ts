export { searchApi } from './endpoints';
export { inspectApi } from './inspect-endpoint';
export type { InspectedAnswer, InspectedHit } from './inspect';
export { kindNames } from './kinds/kind-names';
export { isSearchKind, SEARCH_KINDS, type SearchKind } from './kinds/kinds';
export { relatedKinds, type RelatedKind } from './kinds/related-kinds';
export { HITS_PER_PAGE, METRES_IN_A_MILE } from './request';
export { hitPayWords } from './pay-words';
export { spellingOf } from './spelling';
export { findSteps, takeOff, type Idea, type NextStep, type NextSteps } from './next-steps';
export { EMBEDDED_SEARCH } from '../base/search-service';
export { indexSuffix } from './service';
export type {
  FacetValue,
  Position,
  SearchHit,
  SearchPage,
  SearchRequest,
  QueryInterpretation,
} from './types';
