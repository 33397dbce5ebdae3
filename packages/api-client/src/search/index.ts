export { searchApi, type RecordKeys } from './endpoints';
export { SEARCH_FAILURES } from './errors';
export { inspectApi } from './inspect-endpoint';
export type { InspectedAnswer, InspectedHit, Inspection } from './inspect';
export { KIND_NAMES } from './kind-names';
export { isSearchKind, SEARCH_KINDS, type IndexKind, type SearchKind } from './kinds';
export { relatedKinds, type RelatedKind } from './related-kinds';
export { HITS_PER_PAGE, LONGEST_QUERY } from './request';
export { hitPayWords } from './pay-words';
export { spellingOf } from './spelling';
export { findSteps, takeOff, type Idea, type NextStep, type NextSteps } from './next-steps';
export { EMBEDDED_SEARCH } from '../base/search-service';
export { indexName, indexSuffix } from './service';
export type {
  FacetValue,
  HitFacts,
  Position,
  SearchHit,
  SearchPage,
  SearchRequest,
  TextPart,
  Understood,
  UnderstoodFilter,
} from './types';
