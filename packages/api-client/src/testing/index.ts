export { byPath } from './by-path';
export { startAlgolia, type AlgoliaMood, type AlgoliaRequest, type AlgoliaStandIn } from './algolia';
export { loaderContext } from './loader-context';
export { idsOf, pageFound, searching, type AskedSearches } from './searching';
export { inTurn, json, startTestApi, type TestApi } from './test-api';
export { cycleYear } from '../courses/cycle-year';
export { rawCourse, rawCoursesAt } from '../courses/fixtures';
export { rawBath, rawBathInFull, rawPage, rawStAndrews } from '../unis/fixtures';
