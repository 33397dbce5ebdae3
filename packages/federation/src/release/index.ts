export { promote, release, rollback, wasReleased, type ReleaseOptions, type ReleaseResult } from './release';
export { changeRegistry, registryOf, signStore } from './store';
export type { Signing } from './signing/signing';
