export { settingsApi } from './endpoints';
export type { Settings } from './types';
