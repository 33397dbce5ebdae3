export { rich, t } from './messages';
export { currentLanguage } from '../runtime';
