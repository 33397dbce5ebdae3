export { release, rollback, type ReleaseResult } from './release';
export { registryOf } from './store';
