export { dataOf, loadPart, partOf, type Loaded } from './load-part';
