export { address } from './address';
export { memberOf, readEach } from './records';
export { picture } from './picture';
export { textLanguage } from './text-language';
