export { courseUrl, employerUrl, providerUrl, shortProviderIdOf } from './page-urls';
export { slugOf } from './slug';
