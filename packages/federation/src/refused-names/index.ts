export { withoutNames, type IsRefused, type ShareScope } from './share-scope';
export { withoutElements } from './elements';
