export { dataOf, loadPart, mapPart, partOf, type Loaded } from './load-part';
