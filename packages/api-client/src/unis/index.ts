export { unisApi, type ProviderKey } from './endpoints';
export { providerPlacesApi, type ProviderPlace, type ProviderPlaceSearch } from './provider-places';
export { PROVIDERS_PER_PAGE } from './request';
export { slugOf } from './slug';
export { spotlightsApi, type Spotlight } from './spotlight';
export {
  studentFiguresApi,
  type GroupPay,
  type StudentFigures,
  type StudentGroup,
  type StudentShare,
} from './student-figures';
export { subjectFiguresApi, type SubjectFigures } from './subject-figures';
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
