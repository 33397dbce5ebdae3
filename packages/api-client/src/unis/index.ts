export { unisApi, type ProviderKey } from './endpoints';
export { PROVIDERS_PER_PAGE } from './request';
export { slugOf } from './slug';
export { FILTER_TYPES, SORT_ORDERS } from './types';
export type {
  ContinuationFigure,
  EmploymentFigure,
  Facet,
  LatLng,
  Nation,
  Provider,
  ProviderAddress,
  ProviderFacets,
  ProviderFilterType,
  ProviderName,
  ProviderPage,
  ProviderSearch,
  ProviderSortBy,
  ProviderSummary,
  RelatedProvider,
  SalaryFigure,
  Site,
  SubjectShare,
  Tef,
  TefAward,
} from './types';
