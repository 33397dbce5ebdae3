export {
  courseSearchUrl,
  courseUrl,
  employerUrl,
  providerUrl,
  shortProviderIdOf,
  subjectUrl,
  type AddressedCourse,
} from './page-urls';
export {
  isSavedPageKind,
  isSavedPageOf,
  isSavedWithProvider,
  savedPageId,
  titleWithProvider,
  type SavedPageKind,
} from './saved-page';
export { slugOf } from './slug';
