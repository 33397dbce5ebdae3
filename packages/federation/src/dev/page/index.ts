export type { RefreshHost } from './refresh-runtime';
