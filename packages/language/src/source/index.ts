export { rich, t } from './messages';
export { currentLanguage, formatList } from '../runtime';
