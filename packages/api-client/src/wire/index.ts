export { address } from './address';
export { memberOf, MissingList, readEach } from './records';
