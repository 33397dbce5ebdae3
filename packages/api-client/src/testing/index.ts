export { byPath } from './by-path';
export { inTurn, json, startTestApi, type TestApi } from './test-api';
export { rawBath, rawBathInFull, rawPage, rawStAndrews } from '../unis/fixtures';
