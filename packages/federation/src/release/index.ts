export { release, releaseIfNew, rollback, type ReleaseResult } from './release';
export { registryOf } from './store';
