export { changesApi } from './endpoints';
export type { Change } from './types';
