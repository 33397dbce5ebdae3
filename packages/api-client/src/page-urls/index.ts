export {
  courseSearchUrl,
  courseUrl,
  employerUrl,
  providerUrl,
  shortProviderIdOf,
  subjectUrl,
} from './page-urls';
export { slugOf } from './slug';
