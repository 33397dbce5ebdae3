export { dataOf, loadPart, type Loaded } from './load-part';
