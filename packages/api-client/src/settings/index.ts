export { settingsApi } from './endpoints';
