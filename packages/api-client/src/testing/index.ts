export { byPath } from './by-path';
export { inTurn, json, startTestApi, type TestApi } from './test-api';
export { rawCourse, rawCoursesAt } from '../courses/fixtures';
export { rawBath, rawBathInFull, rawPage, rawStAndrews } from '../unis/fixtures';
