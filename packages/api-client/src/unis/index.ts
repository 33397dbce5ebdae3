export { unisApi } from './endpoints';
export { providerPlacesApi, type ProviderPlace, type ProviderPlaceSearch } from './provider-places';
export { PROVIDERS_PER_PAGE } from './request';
export { spotlightsApi, type Spotlight } from './spotlight';
export { studentFiguresApi, type StudentFigures, type StudentGroup } from './student-figures';
export { subjectFiguresApi, type SubjectFigures } from './subject-figures';
export { providerPayLabel } from './words';
export { FILTER_TYPES, SORT_ORDERS } from './types';
export type {
  Facet,
  LatLng,
  Provider,
  ProviderFilterType,
  ProviderPage,
  ProviderSearch,
  ProviderSortBy,
  ProviderSummary,
  RelatedProvider,
  SubjectShare,
  TefAward,
} from './types';
