export {
  courseSearchUrl,
  courseUrl,
  employerUrl,
  providerUrl,
  shortProviderIdOf,
  subjectUrl,
} from './page-urls';
export { isSavedPageKind, savedPageId, type SavedPageKind } from './saved-page-id';
export { slugOf } from './slug';
