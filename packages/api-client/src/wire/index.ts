export { address } from './address';
export { memberOf, readEach } from './records';
export { textLanguage } from './text-language';
