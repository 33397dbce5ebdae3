export { address } from './address';
export { memberOf, readEach } from './records';
